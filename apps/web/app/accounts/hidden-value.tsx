import { revealAccountData } from '@arquiba/contract/account-data';
import type { OutputOf } from '@arquiba/contract/route';
import { useState } from 'react';
import { call } from '../api-call.ts';
import { Button } from '../ui/button.tsx';
import { Eye } from '../ui/icons/eye.tsx';
import { EyeOff } from '../ui/icons/eye-off.tsx';

interface HiddenValueProps {
  /** The accessible name of the button contains it. */
  what: string;
  field: keyof OutputOf<typeof revealAccountData>;
  /** The value with its middle hidden. */
  hidden: string;
}

/** Loads a hidden value when the person wants to see it, and forgets it when it is hidden again. */
export function HiddenValue({ what, field, hidden }: HiddenValueProps) {
  const [whole, setWhole] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function toggle() {
    if (whole !== null) return setWhole(null);
    setBusy(true);
    try {
      setWhole((await call(revealAccountData, {}))[field]);
    } catch {
      // The error was shown in a toast.
    } finally {
      setBusy(false);
    }
  }
  const action = whole === null ? 'Mostrar' : 'Ocultar';
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span className="tabular-nums" aria-live="polite">
        {whole ?? hidden}
      </span>
      <Button
        tone="ghost"
        size="sm"
        busy={busy}
        icon={whole === null ? <Eye /> : <EyeOff />}
        aria-label={`${action} ${what}`}
        onClick={toggle}
        className="-my-2"
      >
        {action}
      </Button>
    </span>
  );
}
