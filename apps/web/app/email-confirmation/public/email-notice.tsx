import { resendEmailConfirmation } from '@arquiba/contract/email-confirmation';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api-call.ts';
import { notify } from '../../notices/notify.ts';
import { Button } from '../../ui/button.tsx';

interface EmailNoticeProps {
  email: string;
  /** What it is needed for, as a sentence. */
  children: ReactNode;
}

/** The e-mail of the account is not confirmed yet: why it matters, and the link again. */
export function EmailNotice({ email, children }: EmailNoticeProps) {
  return (
    <section
      aria-label="E-mail não confirmado"
      className="grid gap-1.5 rounded-card border border-line bg-accent-soft p-4 sm:p-5"
    >
      <p className="display text-lg">Confirme o seu e-mail</p>
      <p className="wrap-anywhere">
        {children} Abra o link que enviamos para <b>{email}</b>.
      </p>
      <div className="mt-1.5">
        <ResendForm />
      </div>
    </section>
  );
}

interface ResendFormProps {
  /** The one thing to do on the page. */
  main?: boolean;
}

/** Without scripts the page of the link sends it. */
export function ResendForm({ main = false }: ResendFormProps) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  async function resend(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const { email, sent } = await call(resendEmailConfirmation, {});
      notify(
        'success',
        sent ? `Enviamos de novo para ${email}.` : 'Este e-mail já está confirmado.',
      );
      await revalidate();
    } catch {
      // The error was shown in a toast.
    } finally {
      setBusy(false);
    }
  }
  return (
    <form method="post" action="/confirmar-cadastro" onSubmit={resend}>
      <Button
        type="submit"
        name="answer"
        value="resend"
        tone={main ? 'primary' : 'secondary'}
        size={main ? 'lg' : 'md'}
        wide={main}
        busy={busy}
        className="max-sm:w-full"
      >
        Enviar de novo
      </Button>
    </form>
  );
}
