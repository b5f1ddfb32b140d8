import { ADDRESS_MAX_CHARACTERS, type Address, addressTypes } from '@arquiba/contract/addresses';
import type { FormEvent } from 'react';
import { Form } from 'react-router';
import type { FieldErrors } from '../forms/use-form.ts';
import { Segmented } from '../ui/radio-group.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type AddressValues, valuesOf } from './address-values.ts';
import { PlaceFields } from './public/place-fields.tsx';
import { useCepFill } from './public/use-cep-fill.ts';
import { useAddressForm } from './use-address-form.ts';

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
  const { errors, form } = useAddressForm({ address, onSaved, onBusy, before: refused?.fields });
  const fill = useCepFill(before.cep);
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    form.onInput(event);
    fill.onInput(event);
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
      <PlaceFields form={id} before={before} errors={errors} fill={fill} />
    </Form>
  );
}
