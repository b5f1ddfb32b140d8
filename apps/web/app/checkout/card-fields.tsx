import { formatBrl } from '@arquiba/brazil/money';
import type { PaymentOption } from '@arquiba/contract/orders';
import { useState } from 'react';
import type { FieldErrors } from '../forms/use-form.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Lock } from '../ui/icons/lock.tsx';
import { MaskedField } from '../ui/masked-field.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type CardPlace, fieldOfCard } from './card-place.ts';
import { brandName, codeLengthFor, codeLengthOf } from './card-words.ts';
import type { CardForm } from './get-card-token.ts';
import { partsOf } from './instalment-words.ts';
import { cardTitle, expiryOf } from './public/card-title.ts';

interface CardFieldsProps {
  /** The instalment options. */
  rows: PaymentOption['instalments'];
  instalments: number;
  onInstalments(count: number): void;
  /** What can be saved and chosen; two cards are always typed. */
  cardForm?: CardForm;
  errors: FieldErrors;
  /** Which of two cards it is. */
  place?: CardPlace;
}

const OTHER = 'outro';

/**
 * A saved card, or the fields of another. The fields have no name, so that no form can send them to our
 * server. Their values are read once, when they are sent to the gateway.
 */
export default function CardFields(props: CardFieldsProps) {
  const { rows, instalments, onInstalments, cardForm, errors, place = null } = props;
  const { saved = [], maySave = false } = cardForm ?? {};
  const [chosenId, setChosenId] = useState(saved[0]?.id ?? OTHER);
  const [number, setNumber] = useState('');
  const name = (field: string) => fieldOfCard(place, field);
  // A card may have been removed in another tab.
  const card = saved.find(({ id }) => id === chosenId);
  const codeLength = card ? codeLengthFor(card.brand) : codeLengthOf(number);
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
      {saved.length > 0 && (
        <RadioGroup
          label="Cartão"
          name="savedCardId"
          value={card?.id ?? OTHER}
          onChange={setChosenId}
          error={errors.savedCardId}
          choices={[
            ...saved.map((each) => ({
              value: each.id,
              label: cardTitle(each),
              detail: `Vence em ${expiryOf(each)}`,
            })),
            { value: OTHER, label: 'Outro cartão' },
          ]}
          className="col-span-6"
        />
      )}
      {!card && <TypedCard number={number} onNumber={setNumber} {...{ errors, place }} />}
      <TextField
        key={card?.id ?? OTHER}
        label="CVV"
        hint={codeLength === 4 ? '4 dígitos na frente' : '3 dígitos no verso'}
        data-field={name('cardCode')}
        inputMode="numeric"
        autoComplete={`${sectionOf(place)}cc-csc`}
        maxLength={4}
        error={errors[name('cardCode')]}
        className="col-span-3"
      />
      {!card && maySave && (
        <Checkbox
          data-field="saveCard"
          label="Guardar este cartão para as próximas compras"
          error={errors.saveCardToken}
          className="col-span-6"
        />
      )}
      {place !== 'first' && (
        <p className="col-span-6 flex gap-2 text-sm text-muted">
          <Lock className="mt-0.5 size-4 flex-none" />
          {maySave || card
            ? 'Os dados do cartão vão direto para o processador do pagamento, e só ele os guarda se você pedir. A loja fica com a bandeira, os quatro últimos dígitos e a validade.'
            : 'Os dados do cartão vão direto para o processador do pagamento. A loja não os vê nem guarda.'}
        </p>
      )}
    </div>
  );
}

interface TypedCardProps {
  number: string;
  onNumber(number: string): void;
  errors: FieldErrors;
  place: CardPlace;
}

function TypedCard({ number, onNumber, errors, place }: TypedCardProps) {
  const brand = brandName(number);
  const name = (field: string) => fieldOfCard(place, field);
  return (
    <>
      <MaskedField
        mask="card"
        label="Número do cartão"
        data-field={name('cardNumber')}
        autoComplete={`${sectionOf(place)}cc-number`}
        placeholder="0000 0000 0000 0000"
        defaultValue={number}
        onInput={(event) => onNumber(event.currentTarget.value)}
        suffix={brand && <b className="text-sm font-semibold text-ink">{brand}</b>}
        error={errors[name('cardNumber')]}
        className="col-span-6"
      />
      <TextField
        label="Nome como está no cartão"
        data-field={name('cardName')}
        autoComplete={`${sectionOf(place)}cc-name`}
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
        autoComplete={`${sectionOf(place)}cc-exp`}
        placeholder="MM/AA"
        error={errors[name('cardExpiry')]}
        className="col-span-3"
      />
    </>
  );
}

/** So that a browser fills in two different cards. */
function sectionOf(place: CardPlace): string {
  return place ? `section-${place} ` : '';
}

/** A separate note: the select has no room for it on a phone. */
function oddCents({ first, each }: PaymentOption['instalments'][number]): string | undefined {
  return first === each ? undefined : `A primeira parcela é de ${formatBrl(first)}.`;
}
