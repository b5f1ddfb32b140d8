import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/mail-job.ts';
import { closeSessionsIn } from '../../platform/sessions/session.ts';
import { passwordChangedMail } from '../password-changed-mail.ts';
import { setPasswordHash } from '../queries.ts';

interface NewPassword {
  accountId: string;
  /** From `hashPassword`, computed before the transaction begins: hashing is slow. */
  passwordHash: string;
  /** The session that stays open: the one that changed the password. */
  keepSessionId?: string;
  /** Other ways in that ended with the old password, in words for the mail. */
  ended?: readonly string[];
}

/** Sets a password, ends the other sessions and mails the owner. False if the account is not active. */
export async function replacePassword(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'realtime' | 'publicUrl' | 'hooks'>,
  { accountId, passwordHash, keepSessionId, ended = [] }: NewPassword,
): Promise<boolean> {
  const owner = await setPasswordHash(tx, accountId, passwordHash);
  if (!owner) return false;
  await closeSessionsIn(tx, services, accountId, keepSessionId);
  const mail = passwordChangedMail({
    ...{ socialName: owner.socialName, changedAt: services.clock.now() },
    ...{ ended, site: services.publicUrl },
  });
  await queueMail(tx, { to: owner.email, ...mail });
  await services.hooks.securityChanged(tx, services, { accountId, title: 'Sua senha foi trocada' });
  return true;
}
