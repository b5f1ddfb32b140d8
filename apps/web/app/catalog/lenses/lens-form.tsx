import { formatBrl } from '@arquiba/brazil/money';
import {
  isMadeToMeasure,
  type LensOffer,
  lensCode,
  lensKindNames,
  lensTreatmentNames,
} from '@arquiba/contract/lenses';
import type { Prescription } from '@arquiba/contract/prescriptions';
import { slugOf } from '@arquiba/contract/slug';
import type { ChangeEvent, ReactNode } from 'react';
import { Form, useSubmit } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Part } from '../../ui/part.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { type ChosenLenses, INDEX, KIND, TREATMENT } from './lens-query.ts';
import { INDEX_DETAILS, KIND_DETAILS, TREATMENT_DETAILS } from './lens-words.ts';

const PrescriptionPart = lazyPart(() => import('./prescription-part.tsx'), { preload: true });

interface LensFormProps {
  offers: readonly LensOffer[];
  chosen: ChosenLenses;
  color: string;
  /** The saved ones; null for a visitor. */
  prescriptions: readonly Prescription[] | null;
  prescription: Prescription | null;
}

/** Every choice is in the address. Without scripts a button sends the form. */
export function LensForm(props: LensFormProps) {
  const { offers, chosen, color, prescriptions, prescription } = props;
  const submit = useSubmit();
  // `flushSync`: in a transition the radio would show the old choice until the next frame.
  const choose = ({ currentTarget }: ChangeEvent<HTMLFormElement>) =>
    void submit(currentTarget, { replace: true, preventScrollReset: true, flushSync: true });
  const { offer, lens, choice } = chosen;
  return (
    <Form method="get" onChange={choose} className="grid grid-cols-1 content-start gap-6">
      <input type="hidden" name="cor" value={slugOf(color)} />
      <Part title="Tipo de lente">
        <RadioGroup
          label="Tipo de lente"
          labelHidden
          name={KIND}
          value={offer.kind}
          choices={offers.map(({ kind, indices }) => ({
            value: kind,
            label: (
              <Priced price={indices[0]?.price ?? 0} from={indices.length > 1}>
                {lensKindNames[kind]}
              </Priced>
            ),
            detail: KIND_DETAILS[kind],
          }))}
        />
      </Part>
      <Part title="Espessura">
        <RadioGroup
          label="Índice da lente"
          labelHidden
          name={INDEX}
          value={lens.index}
          choices={offer.indices.map(({ index, price }) => ({
            value: index,
            label: <Priced price={price}>Índice {index}</Priced>,
            detail: INDEX_DETAILS[index],
          }))}
        />
      </Part>
      {offer.treatments.length > 0 && (
        <Part title="Tratamentos">
          <ul className="grid gap-1">
            {offer.treatments.map(({ treatment, price }) => (
              <li key={treatment}>
                <Checkbox
                  name={TREATMENT}
                  value={treatment}
                  checked={choice.treatments.includes(treatment)}
                  onChange={NOTHING}
                  label={
                    <>
                      <b className="block font-semibold">
                        {lensTreatmentNames[treatment]}, mais {formatBrl(price)}
                      </b>
                      <span className="text-sm text-muted">{TREATMENT_DETAILS[treatment]}</span>
                    </>
                  }
                />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {isMadeToMeasure({ code: lensCode(choice) }) && (
        <PrescriptionPart items={prescriptions} chosen={prescription} lens={lensCode(choice)} />
      )}
      <noscript>
        <Button type="submit" tone="secondary" wide>
          Atualizar o preço
        </Button>
      </noscript>
    </Form>
  );
}

/** The form takes the change; React wants a handler beside `checked`. */
const NOTHING = () => undefined;

function Priced({ price, from, children }: { price: number; from?: boolean; children: ReactNode }) {
  return (
    <span className="flex justify-between gap-x-4">
      <span>{children}</span>
      <span className="text-right">
        {from && <span className="text-sm font-normal text-muted">a partir de </span>}
        <span className="whitespace-nowrap">{formatBrl(price)}</span>
      </span>
    </span>
  );
}
