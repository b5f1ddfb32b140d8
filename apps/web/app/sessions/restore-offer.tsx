import { restoreAccount } from '@arquiba/contract/privacy';
import { useEffect, useRef } from 'react';
import { quietCall } from '../api-call.ts';
import { useForm } from '../forms/use-form.ts';
import { notify } from '../notices/notify.ts';
import { Button } from '../ui/button.tsx';
import { formatMoment } from '../ui/format-age.ts';

interface RestoreOfferProps {
  name: string;
  /** ISO 8601. */
  until: string;
  credentials: { email: string; password: string };
  /** Signs in to the restored account. */
  onRestored(): Promise<void>;
  onBack(): void;
}

/** Offers to restore an account that was deleted less than 30 days ago. */
export default function RestoreOffer(props: RestoreOfferProps) {
  const { name, until, credentials, onRestored, onBack } = props;
  const words = useRef<HTMLParagraphElement>(null);
  // Replaces the form that had the focus.
  useEffect(() => words.current?.focus(), []);
  const { busy, form } = useForm({
    read: () => null,
    async send() {
      await quietCall(restoreAccount, credentials);
      notify('success', 'Sua conta está de volta.');
      await onRestored();
    },
  });
  return (
    <form className="grid gap-4" {...form}>
      <p ref={words} tabIndex={-1} className="rounded-md bg-sunken px-4 py-3 wrap-anywhere">
        Olá, {name}. Sua conta foi excluída e pode ser restaurada até{' '}
        <time dateTime={until}>{formatMoment(new Date(until))}</time>. Depois disso, será apagada.
      </p>
      <Button type="submit" size="lg" wide busy={busy} busyLabel="Restaurando...">
        Restaurar minha conta
      </Button>
      <Button tone="secondary" size="lg" wide onClick={onBack}>
        Agora não
      </Button>
    </form>
  );
}
