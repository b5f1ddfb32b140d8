import { ApiError } from '@arquiba/contract/errors';
import type { GroupDeed } from '@arquiba/contract/group-members';
import type * as contract from '@arquiba/contract/group-posts';
import { logDeed, wasOpenedAfter } from '../../groups/public/moderation.ts';
import { setPinnedPost } from '../../groups/public/pinned-post.ts';
import { lockRight, requireRight } from '../../groups/public/require-right.ts';
import { type Notice, notify, withdrawNotices } from '../../notifications/public/notify.ts';
import type { Operation } from '../../platform/calls/operation.ts';
import type { SessionContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { announce } from '../../platform/jobs/outbox.ts';
import { profileAudienceChanged } from '../../profiles/public/topics.ts';
import { removePost } from '../delete-post.ts';
import { visibleState } from '../public/post-state.ts';
import { groupPostShown } from '../public/topics.ts';
import { findGroupPost, hide, isShownInGroup, show } from './queries.ts';

export const hideGroupPost: Operation<typeof contract.hideGroupPost> = (context, { id, reason }) =>
  moderate(context, id, async (tx, found) => {
    if (!(await hide(tx, id, reason))) return;
    await log(context, tx, found, 'post-hidden', reason);
    await tellAuthor(context, tx, found, { kind: 'group-post-hidden', id, detail: reason });
  });

/** Approves a post that waits, or shows a hidden one again. */
export const showGroupPost: Operation<typeof contract.showGroupPost> = (context, { id }) =>
  moderate(context, id, async (tx, found) => {
    // Opening a group publishes nothing that was written before.
    const isPublic =
      found.access === 'open' && !(await wasOpenedAfter(tx, found.groupId, found.createdAt));
    if (!(await show(tx, id, isPublic ? 'public' : 'group'))) return;
    await log(context, tx, found, found.held === 'pending' ? 'post-accepted' : 'post-shown');
    await tellAuthor(context, tx, found, { kind: 'group-post-accepted', id });
    if (found.held === 'pending') {
      await announce(tx, groupPostShown, { postId: id, at: context.clock.now().toISOString() });
    }
  });

export const removeGroupPost: Operation<typeof contract.removeGroupPost> = (
  context,
  { id, reason },
) =>
  moderate(context, id, async (tx, found) => {
    await removePost(context, tx, id, found.authorId);
    await log(context, tx, found, 'post-deleted', reason);
    await tellAuthor(context, tx, found, { kind: 'group-post-removed', id, detail: reason });
  });

export const pinGroupPost: Operation<typeof contract.pinGroupPost> = async (
  context,
  { slug, id },
) => {
  const group = await requireRight(context, slug, 'moderate');
  await context.db.transaction(async (tx) => {
    if (!(await isShownInGroup(tx, id, group.id))) throw new ApiError('not_found');
    await setPinnedPost(tx, group.id, id);
    await logDeed(context, { tx, group }, 'post-pinned');
  });
};

export const unpinGroupPost: Operation<typeof contract.unpinGroupPost> = async (
  context,
  { slug },
) => {
  const group = await requireRight(context, slug, 'moderate');
  await setPinnedPost(context.db, group.id, null);
};

type Found = NonNullable<Awaited<ReturnType<typeof findGroupPost>>> &
  Awaited<ReturnType<typeof lockRight>>;

/** Changes a post of a group that the viewer moderates, while their right cannot be lost. */
async function moderate(
  context: SessionContext,
  id: string,
  change: (tx: Transaction, found: Found) => Promise<void>,
): Promise<void> {
  const { db, viewer } = context;
  await visibleState(context, id);
  await db.transaction(async (tx) => {
    const found = await findGroupPost(tx, id);
    if (!found) throw new ApiError('not_found');
    const standing = await lockRight(tx, found.groupId, viewer.accountId, 'moderate');
    await change(tx, { ...found, ...standing });
    const waiting = { kind: 'group-post-waiting', target: `post:${id}` } as const;
    await withdrawNotices(tx, { ...waiting, actorId: found.authorId });
    // Who may open the files of the post, and those of its comments, follows.
    await announce(tx, profileAudienceChanged, { accountId: found.authorId });
  });
}

function log(
  context: SessionContext,
  tx: Transaction,
  { groupId, authorId }: Found,
  deed: GroupDeed,
  reason = '',
): Promise<string> {
  return logDeed(context, { tx, group: { id: groupId }, accountId: authorId }, deed, reason);
}

async function tellAuthor(
  context: SessionContext,
  tx: Transaction,
  { authorId, groupId, name, slug }: Found,
  { id, kind, detail = '' }: Pick<Notice, 'kind' | 'detail'> & { id: string },
): Promise<void> {
  if (authorId === context.viewer.accountId) return;
  const isGone = kind === 'group-post-removed';
  await notify(context, tx, {
    recipientIds: [authorId],
    // Moderators decide together: none of them is named.
    actorId: null,
    ...{ kind, target: `post:${id}`, topic: `group:${groupId}`, title: name, detail },
    ...(isGone ? { path: `/grupo/${slug}` } : { postId: id, path: `/post/${id}` }),
  });
}
