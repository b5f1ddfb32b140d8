import type { Address } from '@arquiba/contract/addresses';
import { useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';

const AddressDialog = lazyPart(() => import('../address-dialog.tsx'));

/** The form in a dialog; null for a new address. */
export function useAddressDialog(onSaved: (address: Address) => void) {
  const [edited, edit] = useState<Address | null>();
  const dialog = edited !== undefined && (
    <AddressDialog address={edited} onClose={() => edit(undefined)} onSaved={onSaved} />
  );
  return { dialog, edit };
}
