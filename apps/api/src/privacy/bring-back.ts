import { changeStatus } from '../accounts/public/change-status.ts';
import { findAccount } from '../accounts/public/find-account.ts';
import type { Services } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { queueMail } from '../platform/mail/mail-job.ts';
import { accountRestoredMail } from './privacy-mails.ts';

/** Restores a deleted account and mails its owner. */
export async function bringBack(
  services: Services,
  tx: Transaction,
  accountId: string,
): Promise<void> {
  const owner = await findAccount(tx, accountId);
  const change = { from: 'deleted', to: 'active' } as const;
  if (!owner || !(await changeStatus(services, tx, accountId, change))) {
    throw new Error('A deletion was left behind by an account that is not deleted');
  }
  const mail = accountRestoredMail(services.publicUrl, owner.socialName);
  await queueMail(tx, { to: owner.email, ...mail });
}
