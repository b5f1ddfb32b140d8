import { ADDRESS_MAX_CHARACTERS, type Address, addressTypes } from '@arquiba/contract/addresses';
import { type FormEvent, useState } from 'react';
import { Form } from 'react-router';
import type { FieldErrors } from '../shell/use-form.ts';
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
  /** The one to change; null for a new one. */
  address: Address | null;
  onSaved(): void;
  onBusy?(busy: boolean): void;
  onTyped?(): void;
  /** What was sent without scripts and refused. */
  refused?: { fields: FieldErrors; values: AddressValues } | undefined;
}

/** Its button stands outside, tied to it by `id`. */
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
        name="title"
        placeholder="Casa, trabalho, casa da vó…"
        autoComplete="off"
        maxLength={ADDRESS_MAX_CHARACTERS.title}
        defaultValue={before.title}
        error={errors.title}
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
        name="road"
        autoComplete="address-line1"
        maxLength={ADDRESS_MAX_CHARACTERS.road}
        defaultValue={before.road}
        error={errors.road}
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
        name="complement"
        autoComplete="address-line2"
        maxLength={ADDRESS_MAX_CHARACTERS.complement}
        defaultValue={before.complement}
        error={errors.complement}
        className="col-span-6 sm:col-span-3"
      />
      <TextField
        label="Bairro"
        name="district"
        autoComplete="address-level3"
        maxLength={ADDRESS_MAX_CHARACTERS.district}
        defaultValue={before.district}
        error={errors.district}
        className="col-span-6 sm:col-span-3"
      />
      <TextField
        label="Cidade"
        name="city"
        autoComplete="address-level2"
        maxLength={ADDRESS_MAX_CHARACTERS.city}
        defaultValue={before.city}
        error={errors.city}
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
      <p
        role="status"
        className="col-span-6 -mt-2 text-sm font-medium text-orange-ink empty:hidden"
      >
        {cep.ufWarning}
      </p>
      <TextField
        label="Referência"
        optional
        name="reference"
        placeholder="Em frente à quadra"
        autoComplete="off"
        maxLength={ADDRESS_MAX_CHARACTERS.reference}
        defaultValue={before.reference}
        error={errors.reference}
        className="col-span-6"
      />
    </Form>
  );
}
