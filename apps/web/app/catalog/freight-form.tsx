import { ApiError } from '@arquiba/contract/errors';
import { type FreightQuote, quoteFreight } from '@arquiba/contract/freight';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { quietCall } from '../api-call.ts';
import { freightPrice, inBusinessDays } from '../freight/public/freight-words.ts';
import { Button } from '../ui/button.tsx';
import { MaskedField } from '../ui/masked-field.tsx';
import type { Sent } from './act-by-form.ts';

/** The last CEP is stored in this browser, for the next frame. */
const CEP_KEY = 'arquiba-cep';

interface FreightFormProps {
  variantId: string;
  /** The quote that was requested without scripts, and its answer. */
  sent?: Sent['freight'];
}

/** Freight and delivery date for a CEP; needs no account. */
export default function FreightForm({ variantId, sent }: FreightFormProps) {
  const [quote, setQuote] = useState<FreightQuote | null>(sent?.quote ?? null);
  const [problem, setProblem] = useState(sent?.problem);
  const [busy, setBusy] = useState(false);
  const [known, setKnown] = useState(sent?.cep ?? '');

  async function ask(cep: string) {
    setBusy(true);
    setProblem(undefined);
    try {
      setQuote(await quietCall(quoteFreight, { cep, variantId }));
      remember(cep);
    } catch (error) {
      setQuote(null);
      setProblem(
        error instanceof ApiError
          ? (error.fields?.cep ?? error.message)
          : 'Sem conexão. Tente novamente.',
      );
    } finally {
      setBusy(false);
    }
  }
  const askAgain = useEffectEvent(() => {
    const cep = remembered();
    if (!cep) return;
    setKnown(cep);
    void ask(cep);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another colour may weigh and cost another freight
  useEffect(() => askAgain(), [variantId]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy) void ask(String(new FormData(event.currentTarget).get('cep') ?? ''));
  }
  return (
    <div className="grid gap-3">
      <form method="post" onSubmit={send} noValidate className="flex items-start gap-2">
        <input type="hidden" name="acao" value="frete" />
        <input type="hidden" name="variantId" value={variantId} />
        <MaskedField
          key={known}
          mask="cep"
          label="Frete e prazo"
          name="cep"
          placeholder="Seu CEP"
          defaultValue={known}
          error={problem}
          className="min-w-0 flex-1"
        />
        <Button
          type="submit"
          tone="secondary"
          busy={busy}
          busyLabel="Calculando…"
          className="mt-7.5"
        >
          Calcular
        </Button>
      </form>
      <div role="status">
        {quote && (
          <ul className="grid gap-1.5">
            {quote.options.map(({ service, name, price, businessDays, arrivesBy }) => (
              <li key={service} className="flex flex-wrap justify-between gap-x-4">
                <span>
                  <b>{name}</b> · até {dayOf(arrivesBy)} ({inBusinessDays(businessDays)})
                </span>
                <span className="numeral">{freightPrice(price)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Formats 2026-11-24 as 24/11. */
function dayOf(date: string): string {
  const [, month, day] = date.split('-');
  return `${day}/${month}`;
}

function remembered(): string {
  try {
    return localStorage.getItem(CEP_KEY) ?? '';
  } catch {
    return '';
  }
}

function remember(cep: string): void {
  try {
    localStorage.setItem(CEP_KEY, cep);
  } catch {
    // Storage is disabled: the CEP must be typed again.
  }
}
