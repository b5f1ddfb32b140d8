import { showDialog } from '../dialogs/shown-dialog.tsx';
import { loadAction } from '../notices/load-action.ts';

/** Opens the composer over the page; false if its code could not be loaded. */
export async function showComposer(): Promise<boolean> {
  const code = await loadAction(() => import('./composer-dialog.tsx'));
  if (code) showDialog((close) => <code.ComposerDialog onClose={close} />);
  return code !== null;
}
