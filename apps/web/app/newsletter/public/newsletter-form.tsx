import { askNewsletter } from '@arquiba/contract/newsletter';
import { useState } from 'react';
import { Link } from 'react-router';
import { quietCall } from '../../api-call.ts';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import type { NewsletterSent } from './ask-newsletter-by-form.ts';
import { NEWSLETTER } from './newsletter-path.ts';

/** Asks for the news of the shop by mail. `sent` is the result of the form without scripts. */
export default function NewsletterForm({ sent }: { sent?: NewsletterSent | undefined }) {
  const [asked, setAsked] = useState(sent?.asked ?? false);
  const { busy, errors, form } = useForm({
    read: (values) => String(values.get('email') ?? '').trim(),
    check: (email) => (email ? null : { field: 'email', message: 'Preencha o e-mail' }),
    before: sent?.problem ? { email: sent.problem } : undefined,
    quiet: true,
    async send(email) {
      await quietCall(askNewsletter, { email });
      setAsked(true);
    },
  });
  return (
    <div className="grid gap-3">
      <div role="status">
        {asked && (
          <p className="rounded-md bg-sunken px-4 py-3">
            Enviamos um e-mail para confirmar que o endereço é seu. Abra o link em até 3 dias e
            receba o cupom.
          </p>
        )}
      </div>
      {!asked && (
        <form method="post" action={NEWSLETTER} {...form} className="flex flex-wrap gap-3">
          <EmailField
            label="E-mail"
            required
            defaultValue={sent?.email}
            error={errors.email}
            className="min-w-56 flex-1"
          />
          <Button
            type="submit"
            busy={busy}
            busyLabel="Enviando…"
            className="max-sm:w-full sm:mt-[1.8rem]"
          >
            Quero o cupom
          </Button>
        </form>
      )}
      <p className="text-sm text-muted">
        No máximo um e-mail por semana, só quando chegam armações. Você sai quando quiser, pelo link
        de cada e-mail. Veja a <Link to="/privacidade">Política de Privacidade</Link>.
      </p>
    </div>
  );
}
