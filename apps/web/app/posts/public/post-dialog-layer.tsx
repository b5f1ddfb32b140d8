import { lazy, Suspense } from 'react';
import { closePostDialog, usePostDialog } from '../post-dialogs.ts';

const EditDialog = lazy(() => import('../edit-dialog.tsx'));
const HistoryDialog = lazy(() => import('../history-dialog.tsx'));

/** Where the dialogs of posts are drawn, once for a page. */
export function PostDialogLayer() {
  const shown = usePostDialog();
  if (!shown) return null;
  const Shown = shown.kind === 'edit' ? EditDialog : HistoryDialog;
  return (
    <Suspense>
      <Shown key={shown.post.id} post={shown.post} onClose={closePostDialog} />
    </Suspense>
  );
}
