import { EMAIL_LINK_HOURS } from '@arquiba/contract/email-confirmation';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { queueMail } from '../platform/mail/mail-job.ts';
import { newSecretToken, secretTokenHash } from '../platform/sessions/secret-token.ts';
import { confirmationMail } from './email-confirmation-mail.ts';
import { putEmailConfirmation } from './email-confirmation-queries.ts';

const LINK_MS = EMAIL_LINK_HOURS * 60 * 60_000;

interface Owner {
  accountId: string;
  email: string;
  socialName: string;
}

/** Mails a new link that confirms the e-mail of an account; `sends` counts this one too. */
export async function sendEmailConfirmation(
  tx: Transaction,
  { clock, publicUrl }: Pick<Context, 'clock' | 'publicUrl'>,
  { accountId, email, socialName }: Owner,
  kind: 'welcome' | 'again',
  sends = 1,
): Promise<void> {
  const sentAt = clock.now();
  const expiresAt = new Date(sentAt.getTime() + LINK_MS);
  const token = newSecretToken();
  const tokenHash = secretTokenHash(token);
  await putEmailConfirmation(tx, { accountId, email, tokenHash, sends, sentAt, expiresAt });
  const mail = confirmationMail({ site: publicUrl, socialName, email, token, expiresAt, kind });
  await queueMail(tx, { to: email, ...mail });
}
