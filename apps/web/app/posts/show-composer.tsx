import { showDialog } from '../dialogs/shown-dialog.tsx';
import { loadAction } from '../notices/load-action.ts';
import type { DraftContent } from './composition.ts';

/** Opens the composer over the page, for a group if one is named; false if its code could not be loaded. */
export async function showComposer(group: DraftContent['group'] = null): Promise<boolean> {
  const code = await loadAction(() => import('./composer-dialog.tsx'));
  if (code) showDialog((close) => <code.ComposerDialog group={group} onClose={close} />);
  return code !== null;
}
