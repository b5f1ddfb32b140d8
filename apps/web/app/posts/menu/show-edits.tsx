import type { Post } from '@arquiba/contract/posts';
import { showDialog } from '../../dialogs/shown-dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const HistoryDialog = lazyPart(() => import('../history-dialog.tsx'));

/** Shows the previous versions of a post. */
export function showEdits(post: Post): void {
  showDialog((close) => <HistoryDialog post={post} onClose={close} />);
}
