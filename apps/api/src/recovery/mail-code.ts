import { findAccount } from '../accounts/public/find-account.ts';
import { findCredentials } from '../accounts/public/find-credentials.ts';
import { hashPassword } from '../accounts/public/password.ts';
import type { Services } from '../platform/context.ts';
import { queueMail } from '../platform/mail/mail-job.ts';
import { newRecoveryCode } from './new-recovery-code.ts';
import { giveCode } from './queries.ts';
import { recoveryCodeMail } from './recovery-code-mail.ts';

/** Mails a code if the e-mail has an active account. Only the hash of the code is stored. */
export async function mailCode(
  { db, clock, publicUrl }: Services,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const code = newRecoveryCode();
  // Also hashed without an account: otherwise the load on other requests would reveal accounts.
  const codeHash = await hashPassword(code, { ip: 'this server' });
  const found = await findCredentials(db, email);
  if (found?.status !== 'active') return;
  const owner = await findAccount(db, found.id);
  if (!owner) return;
  await db.transaction(async (tx) => {
    const given = await giveCode(tx, { id, accountId: found.id, codeHash, now: clock.now() });
    if (!given) return;
    const { socialName } = owner;
    const mail = recoveryCodeMail({
      socialName,
      code,
      expiresAt: given.expiresAt,
      site: publicUrl,
    });
    // To the stored address: the typed one may only look like it.
    await queueMail(tx, { to: owner.email, ...mail });
  });
}
