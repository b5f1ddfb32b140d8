import { ApiError } from '@arquiba/contract/errors';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { queueMail } from '../platform/mail/mail-job.ts';
import { addressTakenMail, askNewAddress, askOldAddress } from './email-change-mails.ts';
import { countEmailChangeSends } from './email-change-queries.ts';
import { findCredentialsByEmail } from './queries.ts';

export const LINK_MS = 24 * 60 * 60 * 1000;
const MOST_SENDS_A_DAY = 10;

interface Links {
  owner: { email: string; socialName: string };
  newEmail: string;
  expiresAt: Date;
  /** For the sides that have not confirmed yet. */
  tokens: { old?: string; new?: string };
}

/** Mails the links. If the new address already has an account, only the mail to it says so. */
export async function sendEmailChangeLinks(
  tx: Transaction,
  { publicUrl: site }: Pick<Context, 'publicUrl'>,
  { owner, newEmail, expiresAt, tokens }: Links,
): Promise<void> {
  const said = { site, socialName: owner.socialName, newEmail, expiresAt };
  if (tokens.old) {
    await queueMail(tx, { to: owner.email, ...askOldAddress({ ...said, token: tokens.old }) });
  }
  if (tokens.new) {
    const isTaken = (await findCredentialsByEmail(tx, newEmail)) !== null;
    const mail = isTaken ? addressTakenMail(site) : askNewAddress({ ...said, token: tokens.new });
    await queueMail(tx, { to: newEmail, ...mail });
  }
}

/** Keeps anyone from flooding another person's mailbox with our mails. */
export async function refuseTooManySends(tx: Transaction, accountId: string, now: Date) {
  if ((await countEmailChangeSends(tx, accountId, now)) < MOST_SENDS_A_DAY) return;
  throw new ApiError('too_many_requests', {
    message: 'Você já pediu a troca do e-mail muitas vezes hoje. Tente de novo amanhã.',
    retryAfterSeconds: LINK_MS / 1000,
  });
}
