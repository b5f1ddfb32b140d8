import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/group-members';
import { notify } from '../../notifications/public/notify.ts';
import type { Operation } from '../../platform/calls/operation.ts';
import { resolveOther } from '../../profiles/public/resolve-username.ts';
import { tellStanding, topicOf } from '../end-membership.ts';
import { findBan, insertInvitation } from '../entry-queries.ts';
import { lockGroup } from '../lock-group.ts';
import { logDeed } from '../log/log-deed.ts';
import { requireRight, requireRole } from '../public/require-right.ts';
import { mayInGroup } from '../rights.ts';

/** Inviting twice tells once. */
export const inviteToGroup: Operation<typeof contract.inviteToGroup> = async (
  context,
  { slug, username },
) => {
  const { db, clock, viewer } = context;
  const { id } = await requireRight(context, slug, 'invite');
  const accountId = await resolveOther(context, username, 'convidar');
  const createdAt = clock.now();
  await db.transaction(async (tx) => {
    const group = await lockGroup(tx, id, viewer.accountId, accountId);
    const role = requireRole('invite', group, viewer.accountId);
    if (group.roleOf(accountId)) throw refusal('Esta pessoa já participa do grupo.');
    if (await findBan(tx, id, accountId, createdAt)) {
      throw refusal('Esta pessoa está banida do grupo.');
    }
    const invitation = { groupId: id, accountId, inviterId: viewer.accountId, createdAt };
    if (!(await insertInvitation(tx, invitation))) return;
    // The log is about the work of moderators.
    if (mayInGroup('moderate', { ...group, role })) {
      await logDeed(context, { tx, group, accountId }, 'invited');
    }
    await notify(context, tx, {
      ...{ kind: 'group-invited', recipientIds: [accountId], actorId: viewer.accountId },
      ...{ target: topicOf(id), topic: topicOf(id) },
      ...{ title: group.name, path: `/grupo/${group.slug}` },
    });
    await tellStanding(context, tx, group, accountId);
  });
};

function refusal(message: string): ApiError {
  return new ApiError('not_allowed', { message });
}
