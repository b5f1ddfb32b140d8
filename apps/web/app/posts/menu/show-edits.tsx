import type { Post } from '@arquiba/contract/posts';
import { showDialog } from '../../dialogs/shown-dialog.tsx';
import { late } from '../../ui/late.tsx';

const HistoryDialog = late(() => import('../history-dialog.tsx'));

/** What a post said before. */
export function showEdits(post: Post): void {
  showDialog((close) => <HistoryDialog post={post} onClose={close} />);
}
