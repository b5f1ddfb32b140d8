import type { Post } from '@arquiba/contract/posts';
import { showDialog } from '../../dialogs/shown-dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const SendDialog = lazyPart(() => import('../send-dialog.tsx'));

export function openSendDialog(post: Post): void {
  showDialog((close) => <SendDialog post={post} onClose={close} />);
}
