import { type CommentOrder, listComments } from '@arquiba/contract/comments';
import type { Post } from '@arquiba/contract/posts';
import { useState } from 'react';
import { quietCall } from '../../api-call.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { CommentSkeleton } from '../comment-skeleton.tsx';
import { CommentThreads } from './comments-section.tsx';

interface CommentsSheetProps {
  post: Post;
  onClose(): void;
}

/** The comments of a post over another page. */
export default function CommentsSheet({ post, onClose }: CommentsSheetProps) {
  const [sort, setSort] = useState<CommentOrder>('relevant');
  const {
    value: first,
    failed,
    retry,
  } = useLoaded(`${post.id} ${sort}`, () => quietCall(listComments, { id: post.id, sort }));
  return (
    <Dialog open onClose={onClose} title="Comentários">
      <div className="-mx-5 -my-2 min-h-[50dvh]">
        {first && <CommentThreads key={sort} {...{ post, sort, first }} onSort={setSort} />}
        {failed && (
          <ErrorState onRetry={retry}>Não foi possível carregar os comentários.</ErrorState>
        )}
        {!first && !failed && (
          <div role="status">
            <span className="sr-only">Carregando comentários…</span>
            <CommentSkeleton />
            <CommentSkeleton />
          </div>
        )}
      </div>
    </Dialog>
  );
}
