import { ADDRESS_MAX_CHARACTERS, type Address, addressTypes } from '@arquiba/contract/addresses';
import { type FormEvent, useState } from 'react';
import { Form } from 'react-router';
import type { FieldErrors } from '../forms/use-form.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { MaskedField } from '../ui/masked-field.tsx';
import { Segmented } from '../ui/radio-group.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type AddressValues, valuesOf } from './address-values.ts';
import { CepNotice } from './cep-notice.tsx';
import { useAddressForm } from './use-address-form.ts';
import { useCepFill } from './use-cep-fill.ts';

interface AddressFormProps {
  id: string;
  /** The address to edit; null for a new one. */
  address: Address | null;
  onSaved(address: Address): void;
  onBusy?(busy: boolean): void;
  onTyped?(): void;
  /** The values of a form that was sent without scripts, and its errors. */
  refused?: { fields: FieldErrors; values: AddressValues } | undefined;
}

/** The submit button is outside the form and refers to its `id`. */
export function AddressForm(props: AddressFormProps) {
  const { id, address, onSaved, onBusy, onTyped, refused } = props;
  const before = refused?.values ?? valuesOf(address);
  const [withoutNumber, setWithoutNumber] = useState(before.withoutNumber);
  const { errors, form } = useAddressForm({ address, onSaved, onBusy, before: refused?.fields });
  const cep = useCepFill(before.cep);
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    form.onInput(event);
    cep.onInput(event);
    onTyped?.();
  };
  const text = (name: keyof typeof ADDRESS_MAX_CHARACTERS) => ({
    ...{ name, maxLength: ADDRESS_MAX_CHARACTERS[name] },
    ...{ defaultValue: before[name], error: errors[name] },
  });
  return (
    <Form
      id={id}
      method="post"
      {...form}
      onInput={onInput}
      className="grid grid-cols-6 items-start gap-4"
    >
      <Segmented
        label="Tipo"
        name="type"
        defaultValue={before.type}
        choices={addressTypes.map((type) => ({ value: type, label: type }))}
        className="col-span-6"
      />
      <TextField
        label="Título"
        optional
        {...text('title')}
        placeholder="Casa, trabalho, casa da vó…"
        autoComplete="off"
        className="col-span-6"
      />
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
        state={cep.state}
        onUse={(place) => cep.use(document.getElementById(id) as HTMLFormElement, place)}
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
          {cep.ufWarning}
        </p>
        <TextField
          label="Referência"
          optional
          {...text('reference')}
          placeholder="Em frente à quadra"
          autoComplete="off"
        />
      </div>
    </Form>
  );
}
