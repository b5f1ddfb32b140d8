import { type FormEvent, useState } from 'react';
import { Form, Link } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Part } from '../ui/part.tsx';

/** Asks to store data about health. Without scripts the form is sent to the page. */
export function ConsentPart({ onAgree }: { onAgree(): Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    await onAgree();
    setBusy(false);
  };
  return (
    <Part title="Autorização">
      <p className="mb-3">
        A receita traz dados de saúde. Antes de enviar o arquivo, precisamos que você autorize a Aro
        a guardar e usar a receita, só para fazer as suas lentes.
      </p>
      <p className="mb-4 text-sm text-muted">
        Você pode retirar a autorização quando quiser, em Minhas receitas. Só você e quem faz as
        lentes veem a receita.{' '}
        <Link to="/ajuda/privacidade" className="font-semibold text-ink">
          Privacidade na loja
        </Link>
      </p>
      <Form method="post" onSubmit={submit}>
        <Button type="submit" busy={busy} busyLabel="Autorizando…">
          Autorizar e continuar
        </Button>
      </Form>
    </Part>
  );
}
