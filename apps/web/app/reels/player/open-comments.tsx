import type { Post } from '@arquiba/contract/posts';
import { showDialog } from '../../dialogs/shown-dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const CommentsSheet = lazyPart(() => import('../../comments/public/comments-sheet.tsx'));

export function openComments(post: Post): void {
  showDialog((close) => <CommentsSheet post={post} onClose={close} />);
}
