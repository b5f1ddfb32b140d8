import { type Role, roleNames } from '@arquiba/contract/permissions';
import { type Doer, recordDeed } from '../../audit/public/record-deed.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { setRoles } from '../role-queries.ts';

/** Writes the roles of an account, whose row is locked, and records it. False if they are the same. */
export async function changeRoles(
  tx: Transaction,
  doer: Doer,
  { id, roles: before }: { id: string; roles: readonly Role[] },
  wanted: readonly Role[],
): Promise<boolean> {
  const after = inOrder(wanted);
  if (isSame(inOrder(before), after)) return false;
  await setRoles(tx, id, after);
  await recordDeed(tx, doer, {
    ...{ action: 'roles.change', subject: { kind: 'account', id } },
    ...{ before: { roles: inOrder(before) }, after: { roles: after } },
  });
  return true;
}

/** Each once, in the order of their table. */
export function inOrder(roles: readonly Role[]): Role[] {
  return roleNames.filter((role) => roles.includes(role));
}

export function isSame(one: readonly Role[], other: readonly Role[]): boolean {
  return one.join() === other.join();
}
