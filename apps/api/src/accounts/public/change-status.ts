import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { closeSessionsIn } from '../../platform/sessions/session.ts';
import { type AccountStatus, lockAdministrators, setStatus } from '../status-queries.ts';

/**
 * Hides an account or shows it again, with everything that belongs to it; all its sessions and sockets end.
 * False if its status was not `from`.
 */
export async function changeStatus(
  { realtime, hooks }: Pick<Services, 'realtime' | 'hooks'>,
  tx: Transaction,
  accountId: string,
  change: { from: AccountStatus; to: AccountStatus },
): Promise<boolean> {
  if (!(await setStatus(tx, accountId, change))) return false;
  for (const hook of hooks.accountShown) await hook(tx, accountId, change.to === 'active');
  // Also when it is shown again: a session opened at the moment of hiding would become valid again.
  await closeSessionsIn(tx, { realtime }, accountId);
  return true;
}

/** Whether this account is the last administrator; the lock keeps that true until the transaction ends. */
export async function isLastAdministrator(tx: Transaction, accountId: string): Promise<boolean> {
  const all = await lockAdministrators(tx);
  return all.length === 1 && all[0] === accountId;
}
