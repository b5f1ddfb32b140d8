import { type Comment, type CommentOrder, listComments } from '@arquiba/contract/comments';
import type { Post } from '@arquiba/contract/posts';
import { useEffect, useState } from 'react';
import { quietCall } from '../../api-call.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import type { Page } from '../../ui/pages.ts';
import { CommentSkeleton } from '../comment-skeleton.tsx';
import { CommentThreads } from './comments-section.tsx';

interface CommentsSheetProps {
  post: Post;
  onClose(): void;
}

/** The comments of a post over another page. */
export default function CommentsSheet({ post, onClose }: CommentsSheetProps) {
  const [sort, setSort] = useState<CommentOrder>('relevant');
  const [first, setFirst] = useState<Page<Comment> | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let left = false;
    setFirst(null);
    setFailed(false);
    quietCall(listComments, { id: post.id, sort }).then(
      (page) => !left && setFirst(page),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [post.id, sort, attempt]);
  return (
    <Dialog open onClose={onClose} title="Comentários">
      <div className="-mx-5 -my-2 min-h-[50dvh]">
        {first && <CommentThreads key={sort} {...{ post, sort, first }} onSort={setSort} />}
        {failed && (
          <ErrorState onRetry={() => setAttempt((before) => before + 1)}>
            Não foi possível carregar os comentários.
          </ErrorState>
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
