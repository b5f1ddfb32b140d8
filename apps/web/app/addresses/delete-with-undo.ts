import { deleteAddress, restoreAddress } from '@arquiba/contract/addresses';
import { call } from '../api-call.ts';
import { offerAction } from '../notices/act-with-undo.tsx';
import { bringBack, removeAddress } from './removed-addresses.ts';

/**
 * Takes an address away at once and offers to undo that. The server keeps it for a while, so undoing
 * brings back the very same one. `reload` fetches the list: another may be the default now.
 */
export async function deleteWithUndo(id: string, reload: () => Promise<void>): Promise<void> {
  removeAddress(id);
  try {
    await call(deleteAddress, { id });
  } catch {
    // The toast has said why.
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
