import { ApiError } from '@arquiba/contract/errors';
import { askRestock, cancelRestock } from '@arquiba/contract/restock';
import { type FormEvent, useState } from 'react';
import { quietCall } from '../../api-call.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { useAccount } from '../../viewer/use-site.ts';
import type { RestockSent } from './ask-by-form.ts';

interface RestockFormProps {
  variantId: string;
  /** Whether the account waits for the colour, according to the server. */
  waits: boolean;
  /** What was sent without scripts. */
  sent: RestockSent | undefined;
}

/** For a colour that is sold out. Signed in, it takes one click. */
export default function RestockForm({ variantId, waits, sent }: RestockFormProps) {
  const account = useAccount();
  const [state, setState] = useState<'asked' | 'waiting' | null>(
    waits ? 'waiting' : (sent?.state ?? null),
  );
  const [problem, setProblem] = useState(sent?.problem);
  const [busy, setBusy] = useState(false);

  async function attempt(work: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      const isRefused = error instanceof ApiError;
      setProblem(
        isRefused ? (error.fields?.email ?? error.message) : 'Sem conexão. Tente novamente.',
      );
    } finally {
      setBusy(false);
    }
  }
  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    void attempt(async () => {
      const input = { variantId, ...(account ? {} : { email }) };
      const { confirmed } = await quietCall(askRestock, input);
      setState(confirmed ? 'waiting' : 'asked');
    });
  }
  function cancel(event: FormEvent) {
    event.preventDefault();
    void attempt(async () => {
      await quietCall(cancelRestock, { variantId });
      setState(null);
    });
  }
  return (
    <section aria-label="Aviso de volta" className="grid gap-3 rounded-card bg-sunken p-4">
      <div role="status">
        {state === 'asked' && (
          <p>
            Enviamos um e-mail para confirmar que o endereço é seu. Abra o link em até 3 dias, e
            avisamos quando esta cor voltar.
          </p>
        )}
        {state === 'waiting' && <p>Avisamos por e-mail quando esta cor voltar ao estoque.</p>}
      </div>
      {state === 'waiting' && (
        <form method="post" onSubmit={cancel}>
          <input type="hidden" name="acao" value="nao-avisar" />
          <input type="hidden" name="variantId" value={variantId} />
          <Button type="submit" tone="secondary" busy={busy} busyLabel="Desligando…">
            Não quero mais o aviso
          </Button>
        </form>
      )}
      {state === null && (
        <form method="post" onSubmit={ask} noValidate className="grid gap-3">
          <input type="hidden" name="acao" value="avisar" />
          <input type="hidden" name="variantId" value={variantId} />
          <p>Quer saber quando esta cor voltar? Escrevemos uma vez.</p>
          {!account && (
            <EmailField label="E-mail" required error={problem} defaultValue={sent?.email} />
          )}
          {account && problem && (
            <p role="alert" className="text-card-red">
              {problem}
            </p>
          )}
          <Button type="submit" size="lg" wide busy={busy} busyLabel="Enviando…">
            Avise-me quando voltar
          </Button>
        </form>
      )}
    </section>
  );
}
