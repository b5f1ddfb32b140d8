import { deleteAddress, restoreAddress } from '@arquiba/contract/addresses';
import { call } from '../api-call.ts';
import { offerAction } from '../notices/act-with-undo.tsx';
import { bringBack, removeAddress } from './removed-addresses.ts';

/**
 * Deletes an address at once and offers undo. The server keeps deleted addresses for a while, so undo
 * restores the same one. `reload` fetches the list, because the default may have changed.
 */
export async function deleteWithUndo(id: string, reload: () => Promise<void>): Promise<void> {
  removeAddress(id);
  try {
    await call(deleteAddress, { id });
  } catch {
    // The error was shown in a toast.
    return bringBack(id);
  }
  await reload();
  const undo = async () => {
    await call(restoreAddress, { id }).catch(() => undefined);
    await reload();
    bringBack(id);
  };
  offerAction({ said: 'Endereço apagado.', action: 'Desfazer', onAction: () => void undo() });
}
