import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/group-members';
import type { Operation } from '../../platform/calls/operation.ts';
import { LARGEST_ID } from '../../platform/database/database.ts';
import { readCursor, takePage } from '../../platform/database/pagination.ts';
import { actOnPerson } from '../act-on-person.ts';
import { endMembership } from '../end-membership.ts';
import { deleteInvitation, deleteRequest } from '../entry-queries.ts';
import { logDeed } from '../log/log-deed.ts';
import { loadPeople } from '../people.ts';
import { requireRight } from '../public/require-right.ts';
import { deleteBan, listBans, setBan } from './queries.ts';

// After every ban, so that the first page is read like the others.
const NEWEST = [new Date('9999-12-31'), LARGEST_ID] as const;
const DAY_MS = 24 * 3_600_000;

export const listGroupBans: Operation<typeof contract.listGroupBans> = async (
  context,
  { slug, cursor, limit },
) => {
  const { db, clock } = context;
  const { id: groupId } = await requireRight(context, slug, 'moderate');
  const [at, id] = readCursor(cursor, ['time', 'id']) ?? NEWEST;
  const rows = await listBans(db, {
    ...{ groupId, now: clock.now(), before: { at, id }, limit: limit + 1 },
  });
  const page = takePage(rows, limit, ({ createdAt, accountId }) => [createdAt, accountId]);
  const people = await loadPeople(
    context,
    page.items.map(({ accountId }) => accountId),
  );
  const items = page.items.flatMap(({ accountId, reason, until, createdAt }) => {
    const person = people.get(accountId);
    if (!person) return [];
    const bannedAt = createdAt.toISOString();
    return [{ ...person, reason, until: until?.toISOString() ?? null, bannedAt }];
  });
  return { items, nextCursor: page.nextCursor };
};

/** A member leaves the group with it; a request and an invitation end. */
export const banFromGroup: Operation<typeof contract.banFromGroup> = (
  context,
  { slug, username, reason, days },
) =>
  actOnPerson(context, { slug, username, action: 'moderate' }, async (act) => {
    const { tx, group, accountId } = act;
    const createdAt = context.clock.now();
    const until = days === undefined ? null : new Date(createdAt.getTime() + days * DAY_MS);
    await setBan(tx, { groupId: group.id, accountId, reason, until, createdAt });
    await deleteRequest(tx, group.id, accountId);
    await deleteInvitation(tx, group.id, accountId);
    await endMembership(context, tx, group, accountId);
    await context.hooks.bannedFromGroup(tx, group.id, accountId, createdAt);
    await logDeed(context, act, 'banned', reason);
  });

export const liftGroupBan: Operation<typeof contract.liftGroupBan> = (
  context,
  { slug, username },
) =>
  actOnPerson(context, { slug, username, action: 'moderate' }, async (act) => {
    if (!(await deleteBan(act.tx, act.group.id, act.accountId))) throw new ApiError('not_found');
    await logDeed(context, act, 'unbanned');
  });
