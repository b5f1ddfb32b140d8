import { ADDRESS_MAX_CHARACTERS } from '@arquiba/contract/addresses';
import { useState } from 'react';
import type { FieldErrors } from '../../forms/use-form.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { MaskedField } from '../../ui/masked-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { AddressValues } from '../address-values.ts';
import { CepNotice } from '../cep-notice.tsx';
import type { useCepFill } from './use-cep-fill.ts';

interface PlaceFieldsProps {
  /** The id of the form, whose `onInput` calls that of `fill`. */
  form: string;
  before: Omit<AddressValues, 'type' | 'title'>;
  errors: FieldErrors;
  fill: ReturnType<typeof useCepFill>;
}

type TextName = Exclude<keyof typeof ADDRESS_MAX_CHARACTERS, 'title'>;

/** The fields of a place, from its CEP to how it is found; for a grid of six columns. */
export function PlaceFields({ form, before, errors, fill }: PlaceFieldsProps) {
  const [withoutNumber, setWithoutNumber] = useState(before.withoutNumber);
  const text = (name: TextName) => ({
    ...{ name, maxLength: ADDRESS_MAX_CHARACTERS[name] },
    ...{ defaultValue: before[name], error: errors[name] },
  });
  return (
    <>
      <MaskedField
        mask="cep"
        label="CEP"
        name="cep"
        placeholder="00000-000"
        defaultValue={before.cep}
        error={errors.cep}
        className="col-span-6 sm:col-span-2"
      />
      <CepNotice
        state={fill.state}
        onUse={(place) => fill.use(document.getElementById(form) as HTMLFormElement, place)}
      />
      <TextField
        label="Rua"
        {...text('road')}
        autoComplete="address-line1"
        className="col-span-6 sm:col-span-4"
      />
      <div className="col-span-6 min-w-0 sm:col-span-2">
        <MaskedField
          mask="digits"
          label="Número"
          name="number"
          autoComplete="off"
          maxLength={6}
          defaultValue={before.number}
          disabled={withoutNumber}
          error={errors.number}
        />
        <Checkbox
          label="Sem número"
          name="withoutNumber"
          checked={withoutNumber}
          onChange={(event) => setWithoutNumber(event.currentTarget.checked)}
        />
      </div>
      <TextField
        label="Complemento"
        optional
        {...text('complement')}
        autoComplete="address-line2"
        className="col-span-6 sm:col-span-3"
      />
      <TextField
        label="Bairro"
        {...text('district')}
        autoComplete="address-level3"
        className="col-span-6 sm:col-span-3"
      />
      <TextField
        label="Cidade"
        {...text('city')}
        autoComplete="address-level2"
        className="col-span-4"
      />
      <MaskedField
        mask="uf"
        label="UF"
        name="uf"
        placeholder="SP"
        defaultValue={before.uf}
        error={errors.uf}
        className="col-span-2"
      />
      <div className="col-span-6">
        <p role="status" className="-mt-2 mb-4 text-sm font-medium text-orange-ink empty:m-0">
          {fill.ufWarning}
        </p>
        <TextField
          label="Referência"
          optional
          {...text('reference')}
          placeholder="Em frente à quadra"
          autoComplete="off"
        />
      </div>
    </>
  );
}
