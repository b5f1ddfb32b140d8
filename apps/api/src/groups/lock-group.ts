import { ApiError } from '@arquiba/contract/errors';
import type { GroupRole } from '@arquiba/contract/groups';
import type { Transaction } from '../platform/database/database.ts';
import { lockShown } from '../profiles/public/lock-shown.ts';
import { lockCounters, readRoles, readSettings } from './lock-queries.ts';

export type LockedGroup = Awaited<ReturnType<typeof lockGroup>>;

/**
 * Every change of members or settings begins here: until the transaction ends, nobody else changes the
 * group's members, roles or settings, and none of these people is hidden. Profiles are locked before groups,
 * as everywhere.
 */
export async function lockGroup(tx: Transaction, groupId: string, ...people: string[]) {
  await lockShown(tx, ...people);
  await lockCounters(tx, groupId);
  // Separate statements, because one that waits for a lock still sees other tables as they were before.
  const settings = await readSettings(tx, groupId);
  if (!settings) throw new ApiError('not_found', { message: 'Este grupo não existe.' });
  const roles = new Map<string, GroupRole>();
  for (const { accountId, role } of await readRoles(tx, groupId, people)) {
    roles.set(accountId, role);
  }
  return { ...settings, roleOf: (accountId: string) => roles.get(accountId) ?? null };
}
