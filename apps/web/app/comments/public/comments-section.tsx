import type { Comment, CommentOrder } from '@arquiba/contract/comments';
import type { Post } from '@arquiba/contract/posts';
import { useRef } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import { withParameter } from '../../list-page.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EndOfList } from '../../ui/end-of-list.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { Page } from '../../ui/pages.ts';
import { useAccount } from '../../viewer/use-site.ts';
import { CommentForm } from '../comment-form.tsx';
import { orders } from '../comment-order.ts';
import { CommentSkeleton } from '../comment-skeleton.tsx';
import { CommentThread } from '../comment-thread.tsx';
import { useCommentUpdates } from '../use-comment-updates.ts';
import { useConversation } from '../use-conversation.ts';
import { useTarget } from '../use-target.ts';
import { whyNot } from '../why-not.ts';
import type { LoadedComments } from './load-comments.ts';

const VisitorForm = lazyPart(() => import('../visitor-form.tsx'), { preload: true });

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

interface CommentThreadsProps {
  post: Post;
  sort: CommentOrder;
  first: Page<Comment>;
  /** Where the order is not in the address of the page. */
  onSort?: ((sort: CommentOrder) => void) | undefined;
}

/** The comments of a post, and the form to write one. */
export function CommentThreads({ post, sort, first, onSort }: CommentThreadsProps) {
  const account = useAccount();
  const location = useLocation();
  const field = useRef<HTMLTextAreaElement>(null);
  const conversation = useConversation({ postId: post.id, sort, first });
  const { pages, take, fetch } = conversation;
  useCommentUpdates(post.id, fetch);
  const target = useTarget({ fetch, onWrite: () => field.current?.focus() });
  const empty = pages.items.length === 0 && pages.nextCursor === null;
  return (
    <>
      {account && post.mayComment ? (
        <CommentForm account={account} postId={post.id} field={field} onSent={take} />
      ) : (
        <Refusal post={post} />
      )}
      {!empty && <Orders sort={sort} onSort={onSort} />}
      {empty && (
        // Hidden while the first comment is being sent.
        <div className="[[aria-busy]~&]:hidden">
          <EmptyState
            art="net"
            action={
              account &&
              post.mayComment && (
                <Button tone="secondary" onClick={() => field.current?.focus()}>
                  Escrever o primeiro
                </Button>
              )
            }
          >
            Ninguém comentou ainda.
          </EmptyState>
        </div>
      )}
      <ul aria-label="Comentários">
        {pages.items.map((top) => (
          <CommentThread
            key={top.id}
            {...{ top, conversation, target }}
            mayComment={post.mayComment}
            ofOwnPost={post.own}
          />
        ))}
      </ul>
      {pages.nextCursor && (
        <EndOfList
          pages={pages}
          noun="comentários"
          next={withParameter(location, 'cursor', pages.nextCursor)}
          skeleton={<CommentSkeleton />}
        />
      )}
    </>
  );
}

/** Why the viewer cannot comment, and what to do about it. */
function Refusal({ post }: { post: Post }) {
  const account = useAccount();
  const reason = whyNot(post, account !== null);
  if (reason === null) return <VisitorForm postId={post.id} />;
  return <p className="px-4 py-3 text-[0.9375rem] text-muted">{reason}</p>;
}

function Orders({ sort: chosen, onSort }: Pick<CommentThreadsProps, 'sort' | 'onSort'>) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Ordem dos comentários" className="px-4 pb-2">
      <ul className="flex gap-1">
        {orders.map(({ slug, label, sort }, index) => {
          const current = sort === chosen ? ('true' as const) : undefined;
          return (
            <li key={slug}>
              {onSort ? (
                <button
                  type="button"
                  aria-current={current}
                  onClick={() => onSort(sort)}
                  className={ORDER}
                >
                  {label}
                </button>
              ) : (
                <Link
                  to={index === 0 ? pathname : `${pathname}?ordem=${slug}`}
                  replace
                  preventScrollReset
                  aria-current={current}
                  className={ORDER}
                >
                  {label}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const ORDER =
  'touch flex h-9 items-center rounded-pill px-3 text-sm font-semibold text-muted no-underline transition hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-accent-ink';
