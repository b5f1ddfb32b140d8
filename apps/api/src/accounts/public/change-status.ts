import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { closeSessionsIn } from '../../platform/sessions/session.ts';
import { type AccountStatus, lockAdmins, setStatus } from '../status-queries.ts';

/**
 * Takes an account out of sight or brings it back, with everything that shows it; all its sessions
 * and sockets end. False where it did not stand as `from`.
 */
export async function changeStatus(
  { realtime, hooks }: Pick<Services, 'realtime' | 'hooks'>,
  tx: Transaction,
  accountId: string,
  change: { from: AccountStatus; to: AccountStatus },
): Promise<boolean> {
  if (!(await setStatus(tx, accountId, change))) return false;
  for (const hook of hooks.accountShown) await hook(tx, accountId, change.to === 'active');
  // Also of one that comes back: a session opened at the moment it went would live again.
  await closeSessionsIn(tx, { realtime }, accountId);
  return true;
}

/** Whether nobody could administer without this account; it stays so until the transaction ends. */
export async function isLastAdmin(tx: Transaction, accountId: string): Promise<boolean> {
  const admins = await lockAdmins(tx);
  return admins.length === 1 && admins[0] === accountId;
}
