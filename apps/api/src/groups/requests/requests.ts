import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/group-members';
import { notify } from '../../notifications/public/notify.ts';
import type { Operation } from '../../platform/calls/operation.ts';
import { readCursor, takePage } from '../../platform/database/pagination.ts';
import { actOnPerson } from '../act-on-person.ts';
import { tellStanding, topicOf } from '../end-membership.ts';
import { deleteInvitation, deleteRequest } from '../entry-queries.ts';
import { logDeed } from '../log/log-deed.ts';
import { addMember } from '../membership-queries.ts';
import { loadPeople } from '../people.ts';
import { requireRight } from '../public/require-right.ts';
import { listRequests } from './queries.ts';

// Before every request, so that the first page is read like the others.
const FIRST = [new Date(0), '0'] as const;

export const listGroupRequests: Operation<typeof contract.listGroupRequests> = async (
  context,
  { slug, cursor, limit },
) => {
  const { id: groupId } = await requireRight(context, slug, 'moderate');
  const [at, id] = readCursor(cursor, ['time', 'id']) ?? FIRST;
  const rows = await listRequests(context.db, { groupId, after: { at, id }, limit: limit + 1 });
  const page = takePage(rows, limit, ({ createdAt, accountId }) => [createdAt, accountId]);
  const people = await loadPeople(
    context,
    page.items.map(({ accountId }) => accountId),
  );
  const items = page.items.flatMap(({ accountId, answers, createdAt }) => {
    const person = people.get(accountId);
    return person ? [{ ...person, answers, requestedAt: createdAt.toISOString() }] : [];
  });
  return { items, nextCursor: page.nextCursor };
};

export const acceptGroupRequest: Operation<typeof contract.acceptGroupRequest> = (
  context,
  { slug, username },
) =>
  actOnPerson(context, { slug, username, action: 'moderate' }, async (act) => {
    const { tx, group, accountId } = act;
    if (!(await deleteRequest(tx, group.id, accountId))) throw requestGone();
    await deleteInvitation(tx, group.id, accountId);
    await addMember(tx, group.id, accountId, context.clock.now());
    await logDeed(context, act, 'accepted');
    await notify(context, tx, {
      ...{ kind: 'group-accepted', recipientIds: [accountId] },
      ...{ actorId: context.viewer.accountId, target: topicOf(group.id) },
      ...{ topic: topicOf(group.id), title: group.name, path: `/grupo/${group.slug}` },
    });
    await tellStanding(context, tx, group, accountId);
  });

export const refuseGroupRequest: Operation<typeof contract.refuseGroupRequest> = (
  context,
  { slug, username, reason },
) =>
  actOnPerson(context, { slug, username, action: 'moderate' }, async (act) => {
    const { tx, group, accountId } = act;
    if (!(await deleteRequest(tx, group.id, accountId))) throw requestGone();
    await logDeed(context, act, 'refused', reason);
    await tellStanding(context, tx, group, accountId);
  });

function requestGone(): ApiError {
  return new ApiError('not_found', {
    message: 'Este pedido já foi respondido ou retirado.',
  });
}
