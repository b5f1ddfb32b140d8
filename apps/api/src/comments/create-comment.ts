import {
  COMMENT_MAX_CHARACTERS,
  type Comment,
  type createComment as route,
} from '@arquiba/contract/comments';
import { ApiError } from '@arquiba/contract/errors';
import { mentionsIn } from '@arquiba/contract/linkify';
import type { Post } from '@arquiba/contract/posts';
import { refuseBanned } from '../groups/public/refuse-banned.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import type { SessionContext } from '../platform/context.ts';
import { newId, type Transaction, violates } from '../platform/database/database.ts';
import { claimFiles } from '../platform/files/file-reference.ts';
import { visibleState } from '../posts/public/post-state.ts';
import { presentPost } from '../posts/public/present-posts.ts';
import { lockShown } from '../profiles/public/lock-shown.ts';
import { picturesInThread } from './file-queries.ts';
import { openComment } from './public/open-comment.ts';
import { publishComment } from './publish-comment.ts';
import { findAuthorOf, insertComment } from './queries.ts';
import { requireContent } from './require-content.ts';
import { restrictPictures } from './restrict-pictures.ts';
import { concernedBy, tellOfComment } from './tell-of-comment.ts';

export const createComment: Operation<typeof route> = async (context, input) => {
  const { id, text, parentId } = input;
  const { db, clock, viewer } = context;
  requireContent(text, input.media);
  const post = await presentPost(context, id);
  if (!post.mayComment) throw new ApiError('not_allowed', { message: whyNot(post) });
  if (post.group && !post.group.joined) {
    const { groupId } = await visibleState(context, post.id);
    if (groupId) await refuseBanned(db, groupId, viewer.accountId, clock.now());
  }
  const { answered, top } = await threadOf(context, post.id, parentId);
  const media = await claimPicture(context, input.media);
  const createdAt = clock.now();
  const row = {
    ...{ id: newId(createdAt), postId: post.id, authorId: viewer.accountId, createdAt },
    ...{ parentId: top?.id ?? null, hidden: top?.hidden ?? false },
    text: answered && answered !== top ? naming(answered, text) : text,
    media,
  };
  const answers = [answered, top].flatMap((each) => each?.id ?? []);
  const concerned = await concernedBy(context, { ...row, answers });
  try {
    await db.transaction(async (tx) => {
      if (media) await lockAudience(tx, context, row);
      await insertComment(tx, row);
      await tellOfComment(context, tx, row, concerned);
      // Before the commit: nobody sees its address without the restriction.
      if (media) await restrictPictures(context, await picturesInThread(tx, row.id));
    });
  } catch (error) {
    // Deleted since it was read.
    if (violates(error, 'comment_post_id_fkey')) throw new ApiError('not_found');
    if (violates(error, 'comment_parent_id_fkey')) throw new ApiError('not_found');
    throw error;
  }
  await publishComment(context, row, 'added');
  return openComment(context, row.id);
};

/** A profile that becomes private meanwhile waits, and then finds this comment. */
async function lockAudience(
  tx: Transaction,
  context: SessionContext,
  { postId, authorId, parentId }: { postId: string; authorId: string; parentId: string | null },
): Promise<void> {
  const { authorId: ofPost } = await visibleState(context, postId);
  const ofThread = parentId === null ? null : await findAuthorOf(tx, parentId);
  await lockShown(tx, authorId, ofPost, ofThread ?? authorId);
}

async function claimPicture(
  context: SessionContext,
  input: { path: string; alt: string } | undefined,
) {
  const [file] = await claimFiles(context, 'posts', input ? [input] : []);
  if (file && !file.mime.startsWith('image/')) {
    throw invalidInput({ media: 'Só fotos podem ser enviadas em comentários' });
  }
  return file ?? null;
}

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
  const named = `@${username} ${text}`.trim();
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
