import type { Post } from '@arquiba/contract/posts';
import { lazy } from 'react';
import { showDialog } from '../../shell/shown-dialog.tsx';

const HistoryDialog = lazy(() => import('../history-dialog.tsx'));

/** What a post said before. */
export function showEdits(post: Post): void {
  showDialog((close) => <HistoryDialog post={post} onClose={close} />);
}
