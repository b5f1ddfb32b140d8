import type { AccountSummary } from '@arquiba/contract/accounts';
import { useEffect, useRef, useState } from 'react';
import { loadAction } from '../notices/load-action.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { KeyRound } from '../ui/icons/key-round.tsx';
import { useIdle } from '../ui/use-idle.ts';
import { takeEntry } from './take-entry.tsx';

interface PasskeyEntryProps {
  onSignedIn(account: AccountSummary): void | Promise<void>;
}

/** Signs in with a passkey: by the button, or from the suggestions in the e-mail field. */
export function PasskeyEntry({ onSignedIn }: PasskeyEntryProps) {
  // Unknown until hydration: the space is reserved, so that nothing moves.
  const [supported, setSupported] = useState<boolean>();
  const [busy, setBusy] = useState(false);
  const ended = useRef(AbortSignal.abort());
  const enter = useRef(onSignedIn);

  useEffect(() => {
    enter.current = onSignedIn;
  }, [onSignedIn]);

  useEffect(() => {
    setSupported('PublicKeyCredential' in window);
    const end = new AbortController();
    ended.current = end.signal;
    return () => end.abort();
  }, []);

  useIdle(() => {
    void offer();
  });

  /** If the browser supports it, passkeys are among the suggestions of the e-mail field. */
  async function offer() {
    const can = await window.PublicKeyCredential?.isConditionalMediationAvailable?.();
    if (!can) return;
    // If the code cannot be loaded, the button remains.
    const ceremony = await import('./passkey-ceremony.ts').catch(() => null);
    void ceremony?.offerPasskeys(ended.current, (entry) => takeEntry(entry, enter.current));
  }

  async function press() {
    setBusy(true);
    try {
      const ceremony = await loadAction(() => import('./passkey-ceremony.ts'));
      const entry = await ceremony?.askForPasskey(ended.current);
      if (entry) await takeEntry(entry, onSignedIn);
      else if (!ended.current.aborted) void offer();
    } finally {
      setBusy(false);
    }
  }

  if (supported === false) return null;
  return (
    <div className={cx('grid gap-4', supported === undefined && 'invisible')}>
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        ou
      </p>
      <Button
        tone="secondary"
        size="lg"
        wide
        icon={<KeyRound />}
        busy={busy}
        busyLabel="Aguardando a chave..."
        onClick={press}
      >
        Entrar com chave de acesso
      </Button>
    </div>
  );
}
