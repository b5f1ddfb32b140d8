import { offerAction } from '../shell/act-with-undo.tsx';
import { setSaved } from './saves.ts';

/** Says what pressing did, and offers what is next: a collection, or the way back. */
export function tellSaved(id: string, saved: boolean, choose: () => void): void {
  if (saved) offerAction({ said: 'Salvo', action: 'Escolher coleção', onAction: choose });
  else {
    offerAction({
      said: 'Removido dos salvos.',
      action: 'Desfazer',
      onAction: () => void setSaved(id, true),
    });
  }
}
