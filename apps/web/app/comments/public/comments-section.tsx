import type { Post } from '@arquiba/contract/posts';
import { useRevalidator } from 'react-router';
import { ErrorState } from '../../ui/error-state.tsx';
import { CommentThreads } from '../comment-threads.tsx';
import type { LoadedComments } from './load-comments.ts';

interface CommentsSectionProps {
  post: Post;
  comments: LoadedComments;
}

/** The part of a page with the comments of a post. */
export function CommentsSection({ post, comments: { sort, first } }: CommentsSectionProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <section
      id="comentarios"
      aria-labelledby="comments-heading"
      className="mt-2 scroll-mt-20 border-y border-line bg-raised py-3 sm:mt-4 sm:rounded-card sm:border-x"
    >
      <h2 id="comments-heading" className="display px-4 text-xl">
        Comentários
      </h2>
      {first ? (
        <CommentThreads key={sort} post={post} sort={sort} first={first} />
      ) : (
        <ErrorState busy={state === 'loading'} onRetry={() => void revalidate()}>
          Não foi possível carregar os comentários.
        </ErrorState>
      )}
    </section>
  );
}
