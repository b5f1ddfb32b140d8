import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/group-members';
import type { GroupRole } from '@arquiba/contract/groups';
import { notify } from '../../notifications/public/notify.ts';
import type { Operation } from '../../platform/calls/operation.ts';
import type { SessionContext } from '../../platform/context.ts';
import { type ActOnPerson, actOnPerson } from '../act-on-person.ts';
import { endMembership, tellStanding, topicOf } from '../end-membership.ts';
import { logDeed } from '../log/log-deed.ts';
import { changeRole } from '../membership-queries.ts';

export const setGroupRole: Operation<typeof contract.setGroupRole> = (
  context,
  { slug, username, role },
) =>
  actOnPerson(context, { slug, username, action: 'govern' }, async (act) => {
    if (roleOf(act) === role) return;
    await giveRole(context, act, role);
    await tellRole(context, act, await logDeed(context, act, `made-${role}`));
  });

/** The other person answers for the group first, so that it always has an owner. */
export const handOverGroup: Operation<typeof contract.handOverGroup> = (
  context,
  { slug, username },
) =>
  actOnPerson(context, { slug, username, action: 'govern' }, async (act) => {
    const { tx, group } = act;
    await giveRole(context, act, 'owner');
    await changeRole(tx, group.id, context.viewer.accountId, { from: 'owner', to: 'moderator' });
    await tellRole(context, act, await logDeed(context, act, 'handed-over'));
  });

export const removeGroupMember: Operation<typeof contract.removeGroupMember> = (
  context,
  { slug, username, reason },
) =>
  actOnPerson(context, { slug, username, action: 'moderate' }, async (act) => {
    roleOf(act);
    await endMembership(context, act.tx, act.group, act.accountId);
    await logDeed(context, act, 'removed', reason);
  });

/** The role of the person; `not_found` for who is not a member. */
function roleOf({ group, accountId }: ActOnPerson): GroupRole {
  const role = group.roleOf(accountId);
  if (role) return role;
  throw new ApiError('not_found', { message: 'Esta pessoa não participa do grupo.' });
}

async function giveRole(context: SessionContext, act: ActOnPerson, role: GroupRole) {
  const { tx, group, accountId } = act;
  await changeRole(tx, group.id, accountId, { from: roleOf(act), to: role });
  await tellStanding(context, tx, group, accountId);
}

async function tellRole(
  context: SessionContext,
  { tx, group, accountId }: ActOnPerson,
  id: string,
) {
  await notify(context, tx, {
    ...{ kind: 'group-role', recipientIds: [accountId], actorId: context.viewer.accountId },
    ...{ target: `group-role:${id}`, topic: topicOf(group.id) },
    ...{ title: group.name, path: `/grupo/${group.slug}` },
  });
}
