import { deleteSavedCard, type SavedCard } from '@arquiba/contract/saved-cards';
import { call } from '../api-call.ts';
import { cardTitle } from '../checkout/public/card-title.ts';
import ConfirmDialog from '../dialogs/confirm-dialog.tsx';
import { showDialog } from '../dialogs/shown-dialog.tsx';
import { notify } from '../notices/notify.ts';

export function confirmRemoval(card: SavedCard, reload: () => Promise<void>): void {
  showDialog((close) => (
    <ConfirmDialog
      title="Remover o cartão?"
      action="Remover o cartão"
      otherwise="Manter"
      onClose={close}
      onConfirm={async () => {
        await call(deleteSavedCard, { id: card.id });
        notify('success', 'Cartão removido.');
        await reload();
      }}
    >
      {cardTitle(card)} some daqui e do processador do pagamento. Pedidos já feitos não mudam.
    </ConfirmDialog>
  ));
}
