import { ApiError } from '@arquiba/contract/errors';
import { requestRecovery } from '@arquiba/contract/recovery';
import { useState } from 'react';
import { quietCall } from '../api-call.ts';
import { notify } from '../notices/notify.ts';
import { Button } from '../ui/button.tsx';
import { progressAfter, type RecoveryProgress } from './recovery-progress.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

interface CodeResendProps {
  progress: RecoveryProgress;
  onResent(progress: RecoveryProgress): void;
}

/** How long the code is valid, and a button for another one after a wait. */
export function CodeResend({ progress, onResent }: CodeResendProps) {
  const { email, resendAt, expiresAt } = progress;
  const [busy, setBusy] = useState(false);
  const wait = useSecondsUntil(resendAt);
  const left = useSecondsUntil(expiresAt);

  async function resend() {
    setBusy(true);
    try {
      const answer = await quietCall(requestRecovery, { email });
      onResent(progressAfter(email, answer));
      notify('info', answer.sent ? RESENT : 'Aguarde um pouco para pedir outro código.');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify('error', error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-3 rounded-card bg-sunken p-4">
      <p>
        <Expiry known={expiresAt > 0} left={left} /> Não chegou? Olhe também a caixa de spam.
      </p>
      <Button tone="secondary" disabled={wait > 0} busy={busy} onClick={resend} className="w-fit">
        {wait > 0 ? (
          <span>
            Reenviar código em <span className="numeral">{clock(wait)}</span>
          </span>
        ) : (
          'Reenviar código'
        )}
      </Button>
    </div>
  );
}

function Expiry({ known, left }: { known: boolean; left: number }) {
  if (!known) return null;
  if (left === 0) return <b>O código expirou. Peça um novo.</b>;
  return (
    <>
      O código vale por mais <b className="numeral">{clock(left)}</b>.
    </>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const RESENT = 'Pedimos um novo código. O anterior não vale mais.';
