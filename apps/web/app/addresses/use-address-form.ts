import { type Address, createAddress, updateAddress } from '@arquiba/contract/addresses';
import { useEffect, useEffectEvent, useRef } from 'react';
import { quietCall } from '../api-call.ts';
import { type Draft, emptyDraft, newKey, withKey } from '../draft.ts';
import { type FieldErrors, useForm } from '../forms/use-form.ts';
import { notify } from '../notices/notify.ts';
import { useAccount } from '../viewer/use-site.ts';
import { checkAddress, readAddress, toAddress } from './address-values.ts';

interface AddressFormWork {
  address: Address | null;
  onSaved(saved: Address): void;
  onBusy?: ((busy: boolean) => void) | undefined;
  before?: FieldErrors | undefined;
}

/** Creates or updates an address, and shows the result. */
export function useAddressForm({ address, onSaved, onBusy, before }: AddressFormWork) {
  const account = useAccount();
  const draft = useRef<Draft>(emptyDraft);
  const { busy, errors, form } = useForm({
    read: readAddress,
    check: checkAddress,
    before,
    async send(values) {
      const content = toAddress(values);
      const saved = address
        ? await quietCall(updateAddress, { id: address.id, ...content })
        : await create(content);
      notify('success', savedSentence(address));
      onSaved(saved);
    },
  });

  function create(content: ReturnType<typeof toAddress>) {
    // Sending the same content again uses the same idempotency key, so that one address is created.
    const sending = withKey({ ...draft.current, text: JSON.stringify(content) }, newKey);
    draft.current = sending;
    const input = { idAccount: account?.id ?? '', ...content };
    return quietCall(createAddress, input, { idempotencyKey: sending.sent.key });
  }

  const reportBusy = useEffectEvent((now: boolean) => onBusy?.(now));
  useEffect(() => reportBusy(busy), [busy]);
  return { errors, form };
}

function savedSentence(address: Address | null): string {
  return address ? 'Endereço atualizado com sucesso!' : 'Endereço cadastrado com sucesso!';
}
