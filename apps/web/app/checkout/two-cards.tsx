import { splitInInstalments } from '@arquiba/brazil/instalments';
import { formatBrl } from '@arquiba/brazil/money';
import { parseBrl } from '@arquiba/brazil/parse-brl';
import { instalmentsAllowed, LEAST_CARD_CENTS } from '@arquiba/contract/payment-terms';
import { useState } from 'react';
import type { FieldErrors } from '../forms/use-form.ts';
import { TextField } from '../ui/text-field.tsx';
import CardFields from './card-fields.tsx';

interface TwoCardsProps {
  total: number;
  /** The most instalments that the provider offers. */
  most: number;
  errors: FieldErrors;
}

/** The amount of the first card, and the fields of both. The second card pays the rest. */
export default function TwoCards({ total, most, errors }: TwoCardsProps) {
  const [typed, setTyped] = useState(() => halfOf(total));
  const first = amountOf(typed, total);
  const second = first === null ? null : total - first;
  return (
    <div className="grid gap-6">
      <p className="text-muted">
        Só cobramos se os dois cartões forem aprovados. Se um não for, nada é cobrado no outro.
      </p>
      <TextField
        label="Valor no primeiro cartão"
        data-field="firstAmount"
        prefix="R$"
        inputMode="decimal"
        autoComplete="off"
        maxLength={15}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        hint={
          second === null
            ? `De ${formatBrl(LEAST_CARD_CENTS)} a ${formatBrl(total - LEAST_CARD_CENTS)}.`
            : `O resto, ${formatBrl(second)}, vai no segundo.`
        }
        error={errors.firstAmount}
        className="max-w-72"
      />
      <OneOfTwo place="first" amount={first} {...{ most, errors }} />
      <OneOfTwo place="second" amount={second} {...{ most, errors }} />
    </div>
  );
}

interface OneOfTwoProps extends Pick<TwoCardsProps, 'most' | 'errors'> {
  place: 'first' | 'second';
  /** Null while the typed amount cannot be paid. */
  amount: number | null;
}

function OneOfTwo({ place, amount, most, errors }: OneOfTwoProps) {
  const [chosen, setChosen] = useState(1);
  const rows = amount === null ? [] : rowsOf(amount, Math.min(most, instalmentsAllowed(amount)));
  return (
    <fieldset className="min-w-0 border-t border-line pt-5">
      <legend className="float-left mb-4 flex w-full flex-wrap justify-between gap-x-4">
        <span className="display text-lg">
          {place === 'first' ? 'Primeiro cartão' : 'Segundo cartão'}
        </span>
        {amount !== null && <b className="whitespace-nowrap">{formatBrl(amount)}</b>}
      </legend>
      <div className="clear-both">
        <CardFields
          place={place}
          rows={rows}
          instalments={Math.min(chosen, rows.length)}
          onInstalments={setChosen}
          errors={errors}
        />
      </div>
    </fieldset>
  );
}

function rowsOf(total: number, most: number) {
  return Array.from({ length: most }, (_, index) => {
    const [first = total, ...others] = splitInInstalments(total, index + 1);
    return { count: index + 1, first, each: others.at(-1) ?? first, total };
  });
}

/** Null unless both cards can pay their amounts. */
function amountOf(typed: string, total: number): number | null {
  const cents = parseBrl(typed);
  if (cents === null || cents < LEAST_CARD_CENTS || total - cents < LEAST_CARD_CENTS) return null;
  return cents;
}

function halfOf(total: number): string {
  return formatBrl(Math.ceil(total / 2)).replace(/^\D+/, '');
}
