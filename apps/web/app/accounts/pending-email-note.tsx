import {
  cancelEmailChange,
  type PendingEmail,
  resendEmailChange,
} from '@arquiba/contract/account-data';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { call } from '../api-call.ts';
import { notify } from '../notices/notify.ts';
import { Button } from '../ui/button.tsx';
import { Check } from '../ui/icons/check.tsx';
import { Clock } from '../ui/icons/clock.tsx';

/** A pending change of e-mail: which side has confirmed, and the possible actions. */
export default function PendingEmailNote({ pending }: { pending: PendingEmail }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<'resend' | 'cancel' | null>(null);
  async function run(name: 'resend' | 'cancel', work: () => Promise<unknown>, done: string) {
    setBusy(name);
    try {
      await work();
      notify('success', done);
      await revalidate();
    } catch {
      // The error was shown in a toast.
    } finally {
      setBusy(null);
    }
  }
  return (
    <section aria-label="Troca de e-mail" className="grid gap-3 rounded-md bg-sunken p-4">
      <p>
        Troca para <b className="wrap-anywhere">{pending.email}</b> aguardando confirmação.
      </p>
      <ul className="grid gap-1 text-sm">
        <Side done={pending.confirmedByOld} name="E-mail atual" />
        <Side done={pending.confirmedByNew} name="E-mail novo" />
      </ul>
      <div className="flex flex-wrap gap-2 max-sm:grid">
        <Button
          tone="secondary"
          size="sm"
          busy={busy === 'resend'}
          onClick={() => run('resend', () => call(resendEmailChange, {}), 'Enviamos de novo.')}
        >
          Reenviar mensagens
        </Button>
        <Button
          tone="ghost"
          size="sm"
          busy={busy === 'cancel'}
          onClick={() => run('cancel', () => call(cancelEmailChange, {}), 'Troca cancelada.')}
        >
          Cancelar troca
        </Button>
      </div>
      <p className="text-sm text-muted">
        Sem acesso ao e-mail atual?{' '}
        <Link to="/minha-conta/atendimento" className="text-ink underline underline-offset-4">
          Fale com o atendimento
        </Link>
        .
      </p>
    </section>
  );
}

function Side({ done, name }: { done: boolean; name: string }) {
  return (
    <li className="flex items-center gap-2 [&_.lucide]:size-4">
      {done ? <Check className="text-grass" /> : <Clock className="text-muted" />}
      {name}: {done ? 'confirmado' : 'falta confirmar'}
    </li>
  );
}
