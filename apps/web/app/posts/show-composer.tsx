import { showDialog } from '../dialogs/shown-dialog.tsx';
import { loadAction } from '../notices/load-action.ts';
import type { DraftContent } from './composition.ts';

interface ComposerStart {
  /** What is written goes to this group. */
  group?: DraftContent['group'];
  /** Begins with a poll. */
  asks?: boolean;
}

/** Opens the composer over the page; false if its code could not be loaded. */
export async function showComposer({
  group = null,
  asks = false,
}: ComposerStart = {}): Promise<boolean> {
  const code = await loadAction(() => import('./composer-dialog.tsx'));
  if (code) showDialog((close) => <code.ComposerDialog {...{ group, asks }} onClose={close} />);
  return code !== null;
}
