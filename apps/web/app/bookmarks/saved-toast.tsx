import { showDialog } from '../dialogs/shown-dialog.tsx';
import { offerAction } from '../notices/act-with-undo.tsx';
import CollectionPicker from './collection-picker.tsx';
import { setSaved } from './saves.ts';

/** Shows a toast with the result and the next action: a collection, or undo. */
export function showSavedToast(id: string, saved: boolean, focus: () => void): void {
  if (saved) {
    offerAction({
      said: 'Salvo',
      action: 'Escolher coleções',
      onAction() {
        focus();
        showDialog((close) => <CollectionPicker postId={id} onClose={close} />);
      },
    });
  } else {
    const undo = () => void setSaved(id, true);
    offerAction({ said: 'Removido dos salvos.', action: 'Desfazer', onAction: undo });
  }
}
