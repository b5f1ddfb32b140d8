import type { Post } from '@arquiba/contract/posts';
import { lazy, Suspense } from 'react';
import { showDialog } from '../../shell/shown-dialog.tsx';

const HistoryDialog = lazy(() => import('../history-dialog.tsx'));

/** What a post said before. */
export function showEdits(post: Post): void {
  showDialog((close) => (
    <Suspense>
      <HistoryDialog post={post} onClose={close} />
    </Suspense>
  ));
}
