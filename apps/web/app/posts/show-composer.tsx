import { showDialog } from '../dialogs/shown-dialog.tsx';
import { loadAction } from '../notices/load-action.ts';
import type { DraftContent } from './composition.ts';

export interface ComposerStart {
  /** What is written goes to this group. */
  group?: DraftContent['group'];
  /** What is written is about this event. */
  event?: DraftContent['event'];
  /** Begins with a poll. */
  asks?: boolean;
}

/** Opens the composer over the page; false if its code could not be loaded. */
export async function showComposer(start: ComposerStart = {}): Promise<boolean> {
  const { group = null, event = null, asks = false } = start;
  const code = await loadAction(() => import('./composer-dialog.tsx'));
  if (code)
    showDialog((close) => <code.ComposerDialog {...{ group, event, asks }} onClose={close} />);
  return code !== null;
}
