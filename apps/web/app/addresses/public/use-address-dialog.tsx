import type { Address } from '@arquiba/contract/addresses';
import { useState } from 'react';
import { notify } from '../../shell/notify.ts';
import type AddressDialog from '../address-dialog.tsx';

/** The form over the page, fetched when it is first asked for; null is a new address. */
export function useAddressDialog(onSaved: (address: Address) => void) {
  const [Dialog, setDialog] = useState<typeof AddressDialog>();
  const [edited, setEdited] = useState<Address | null>();

  async function edit(address: Address | null) {
    try {
      const module = await import('../address-dialog.tsx');
      setDialog(() => module.default);
      setEdited(address);
    } catch {
      notify('error', 'Sem conexão. Confira a internet e tente novamente.');
    }
  }

  const dialog = Dialog && edited !== undefined && (
    <Dialog address={edited} onClose={() => setEdited(undefined)} onSaved={onSaved} />
  );
  return { dialog, edit };
}
