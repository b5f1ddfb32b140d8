import { deleteAddress, restoreAddress } from '@arquiba/contract/addresses';
import { call } from '../api-call.ts';
import { loadToasts } from '../shell/notify.ts';
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
  const { toast } = await loadToasts();
  const undo = async () => {
    toast.dismiss(shown);
    await call(restoreAddress, { id }).catch(() => undefined);
    await reload();
    bringBack(id);
  };
  const shown = toast.success(<Undo onUndo={() => void undo()} />, { closeOnClick: false });
}

function Undo({ onUndo }: { onUndo(): void }) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3">
      Endereço apagado.
      <button type="button" onClick={onUndo} className="touch h-9 font-bold underline">
        Desfazer
      </button>
    </span>
  );
}
