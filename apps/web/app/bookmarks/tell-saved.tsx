import { showDialog } from '../dialogs/shown-dialog.tsx';
import { offerAction } from '../notices/act-with-undo.tsx';
import CollectionPicker from './collection-picker.tsx';
import { setSaved } from './saves.ts';

/** Says what pressing did, and offers what is next: a collection, or the way back. */
export function tellSaved(id: string, saved: boolean, focus: () => void): void {
  if (saved) {
    offerAction({
      said: 'Salvo',
      action: 'Escolher coleção',
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
