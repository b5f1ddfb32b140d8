import type * as contract from '@arquiba/contract/groups';
import type { Operation } from '../platform/calls/operation.ts';
import { removeReplaced } from '../platform/files/remove-replaced.ts';
import { claimCover } from './claim-cover.ts';
import { findPageBySlug } from './find-by-slug.ts';
import { lockGroup } from './lock-group.ts';
import { logDeed } from './log/log-deed.ts';
import { presentGroupPage } from './present-group.ts';
import { requireRight, requireRole } from './public/require-right.ts';
import { changeGroup } from './settings-queries.ts';

/**
 * Closing a group takes its public posts from the public. Opening it publishes nothing: what was written for
 * the members stays with them.
 */
export const updateGroup: Operation<typeof contract.updateGroup> = async (
  context,
  { slug, cover, ...fields },
) => {
  const { db, viewer, hooks } = context;
  const { id } = await requireRight(context, slug, 'govern');
  const changes = {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    ...(cover !== undefined && { cover: await claimCover(context, cover) }),
  };
  const before = await db.transaction(async (tx) => {
    const group = await lockGroup(tx, id, viewer.accountId);
    requireRole('govern', group, viewer.accountId);
    if (Object.keys(changes).length === 0) return group;
    await changeGroup(tx, id, changes);
    if (fields.access === undefined || fields.access === group.access) {
      await logDeed(context, { tx, group }, 'settings');
      return group;
    }
    if (fields.access === 'closed') await hooks.groupClosed(tx, id);
    await logDeed(context, { tx, group }, fields.access === 'closed' ? 'closed' : 'opened');
    return group;
  });
  const row = await findPageBySlug(context, slug);
  await removeReplaced(context, [before.cover], [row.cover]);
  return presentGroupPage(context, row);
};
