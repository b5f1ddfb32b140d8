import { formatBrl } from '@arquiba/brazil/money';
import type { PaymentOption } from '@arquiba/contract/orders';
import { useState } from 'react';
import type { FieldErrors } from '../forms/use-form.ts';
import { Lock } from '../ui/icons/lock.tsx';
import { MaskedField } from '../ui/masked-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type CardPlace, fieldOfCard } from './card-place.ts';
import { brandName, codeLengthOf } from './card-words.ts';
import { partsOf } from './instalment-words.ts';

interface CardFieldsProps {
  /** The instalment options. */
  rows: PaymentOption['instalments'];
  instalments: number;
  onInstalments(count: number): void;
  errors: FieldErrors;
  /** Which of two cards it is. */
  place?: CardPlace;
}

/**
 * The fields of the card. They have no name, so that no form can send them to our server. Their values are
 * read once, when they are sent to the gateway.
 */
export default function CardFields(props: CardFieldsProps) {
  const { rows, instalments, onInstalments, errors, place = null } = props;
  const name = (field: string) => fieldOfCard(place, field);
  // So that a browser fills in two different cards.
  const section = place ? `section-${place} ` : '';
  const [number, setNumber] = useState('');
  const brand = brandName(number);
  const chosen = rows.find(({ count }) => count === instalments);
  return (
    <div className="grid grid-cols-6 items-start gap-4 noscript:hidden">
      {rows.length > 0 && (
        <SelectField
          label="Parcelas"
          data-field={name('instalments')}
          error={errors[name('instalments')]}
          value={instalments}
          hint={chosen && oddCents(chosen)}
          onChange={(event) => onInstalments(Number(event.currentTarget.value))}
          options={rows.map((row) => ({ value: String(row.count), label: partsOf(row) }))}
          className="col-span-6"
        />
      )}
      <MaskedField
        mask="card"
        label="Número do cartão"
        data-field={name('cardNumber')}
        autoComplete={`${section}cc-number`}
        placeholder="0000 0000 0000 0000"
        onInput={(event) => setNumber(event.currentTarget.value)}
        suffix={brand && <b className="text-sm font-semibold text-ink">{brand}</b>}
        error={errors[name('cardNumber')]}
        className="col-span-6"
      />
      <TextField
        label="Nome como está no cartão"
        data-field={name('cardName')}
        autoComplete={`${section}cc-name`}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        error={errors[name('cardName')]}
        className="col-span-6"
      />
      <MaskedField
        mask="expiry"
        label="Validade"
        data-field={name('cardExpiry')}
        autoComplete={`${section}cc-exp`}
        placeholder="MM/AA"
        error={errors[name('cardExpiry')]}
        className="col-span-3"
      />
      <TextField
        label="CVV"
        hint={codeLengthOf(number) === 4 ? '4 dígitos na frente' : '3 dígitos no verso'}
        data-field={name('cardCode')}
        inputMode="numeric"
        autoComplete={`${section}cc-csc`}
        maxLength={4}
        error={errors[name('cardCode')]}
        className="col-span-3"
      />
      {place !== 'first' && (
        <p className="col-span-6 flex gap-2 text-sm text-muted">
          <Lock className="mt-0.5 size-4 flex-none" />
          Os dados do cartão vão direto para o processador do pagamento. A loja não os vê nem
          guarda.
        </p>
      )}
    </div>
  );
}

/** A separate note: the select has no room for it on a phone. */
function oddCents({ first, each }: PaymentOption['instalments'][number]): string | undefined {
  return first === each ? undefined : `A primeira parcela é de ${formatBrl(first)}.`;
}
