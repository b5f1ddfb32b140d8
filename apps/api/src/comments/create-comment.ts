import {
  COMMENT_MAX_CHARACTERS,
  type Comment,
  type createComment as route,
} from '@arquiba/contract/comments';
import { ApiError } from '@arquiba/contract/errors';
import { mentionsIn } from '@arquiba/contract/linkify';
import type { Post } from '@arquiba/contract/posts';
import type { Operation } from '../platform/calls/operation.ts';
import type { SessionContext } from '../platform/context.ts';
import { newId, violates } from '../platform/database/database.ts';
import { presentPost } from '../posts/public/present-posts.ts';
import { openComment } from './public/open-comment.ts';
import { publishComment } from './publish-comment.ts';
import { insertComment } from './queries.ts';

export const createComment: Operation<typeof route> = async (context, { id, text, parentId }) => {
  const { db, clock, viewer } = context;
  const post = await presentPost(context, id);
  if (!post.mayComment) throw new ApiError('not_allowed', { message: whyNot(post) });
  const { answered, top } = await threadOf(context, post.id, parentId);
  const createdAt = clock.now();
  const row = {
    ...{ id: newId(createdAt), postId: post.id, authorId: viewer.accountId, createdAt },
    ...{ parentId: top?.id ?? null, hidden: top?.hidden ?? false },
    text: answered && answered !== top ? naming(answered, text) : text,
  };
  try {
    await db.transaction((tx) => insertComment(tx, row));
  } catch (error) {
    // Deleted since it was read.
    if (violates(error, 'comment_post_id_fkey')) throw new ApiError('not_found');
    if (violates(error, 'comment_parent_id_fkey')) throw new ApiError('not_found');
    throw error;
  }
  await publishComment(context, row, 'added');
  return openComment(context, row.id);
};

/** Threads have two levels: a reply to a reply is put beside it. */
async function threadOf(context: SessionContext, postId: string, parentId: string | undefined) {
  if (parentId === undefined) return { answered: null, top: null };
  const answered = await openComment(context, parentId);
  if (answered.postId !== postId) throw new ApiError('not_found');
  const top = answered.parentId === null ? answered : await openComment(context, answered.parentId);
  return { answered, top };
}

/** In a thread only the mention shows who is answered. */
function naming({ author: { username } }: Comment, text: string): string {
  if (mentionsIn(text).some((name) => name.toLowerCase() === username)) return text;
  const named = `@${username} ${text}`;
  return named.length <= COMMENT_MAX_CHARACTERS ? named : text;
}

function whyNot({ commentsBy, author }: Post): string {
  if (commentsBy === 'followers') {
    return `Só quem segue ${author.displayName} pode comentar esta publicação.`;
  }
  if (commentsBy === 'mentioned') {
    return 'Só as pessoas mencionadas podem comentar esta publicação.';
  }
  return 'Os comentários desta publicação estão desativados.';
}
