import { ApiError } from '@arquiba/contract/errors';
import type { GroupRole } from '@arquiba/contract/groups';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findBySlug } from '../find-by-slug.ts';
import type { LockedGroup } from '../lock-group.ts';
import { lockStanding } from '../membership-queries.ts';
import type { FoundGroup } from '../queries.ts';
import { type GroupAction, mayInGroup } from '../rights.ts';

/** The group of a slug, or `not_found`, or `not_allowed` if the viewer may not do this in it. */
export async function requireRight(
  context: Pick<Context, 'db' | 'viewer'>,
  slug: string,
  action: GroupAction,
): Promise<FoundGroup> {
  const row = await findBySlug(context, slug);
  if (!mayInGroup(action, row)) throw refusal(action);
  return row;
}

/**
 * The same in the transaction of a change: until it ends, the group's access and the viewer's role cannot
 * change.
 */
export async function lockRight(
  tx: Transaction,
  groupId: string,
  accountId: string,
  action: GroupAction,
) {
  const standing = await lockStanding(tx, groupId, accountId);
  if (!standing) throw new ApiError('not_found', { message: 'Este grupo não existe.' });
  if (!mayInGroup(action, standing)) throw refusal(action);
  return standing;
}

/** The same for a group that is already locked; returns the role. */
export function requireRole(
  action: GroupAction,
  group: Pick<LockedGroup, 'access' | 'membersPlan' | 'roleOf'>,
  accountId: string,
): GroupRole {
  const role = group.roleOf(accountId);
  if (role === null || !mayInGroup(action, { ...group, role })) throw refusal(action);
  return role;
}

const SENTENCES: Record<GroupAction, string> = {
  read: 'Só quem participa deste grupo vê o que há nele.',
  post: 'Só quem participa deste grupo publica nele.',
  invite: 'Só quem participa convida para um grupo aberto; para um fechado, só a moderação.',
  plan: 'Só quem participa deste grupo cria eventos nele.',
  moderate: 'Só quem modera este grupo pode fazer isto.',
  govern: 'Só quem responde por este grupo pode fazer isto.',
};

export function refusal(action: GroupAction): ApiError {
  return new ApiError('not_allowed', { message: SENTENCES[action] });
}
