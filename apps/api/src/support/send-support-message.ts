import { ApiError } from '@arquiba/contract/errors';
import {
  type sendSupportMessage as route,
  SUPPORT_MESSAGES_AN_HOUR,
} from '@arquiba/contract/support';
import { loadAccountSummary } from '../accounts/public/account-summary.ts';
import { findAccount } from '../accounts/public/find-account.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { newId, type Transaction } from '../platform/database/database.ts';
import { queueMail } from '../platform/mail/mail-job.ts';
import { mailToAuthor, mailToShop } from './message-mails.ts';
import { presentMessage } from './present-message.ts';
import { findNthLast, insertMessage } from './queries.ts';

const HOUR_MS = 60 * 60_000;

/** Stores the message, and sends it to the shop with a copy to its author, if that e-mail is confirmed. */
export const sendSupportMessage: Operation<typeof route> = async (context, input) => {
  const { db, clock, viewer, shop, publicUrl } = context;
  const author = await loadAccountSummary(context, viewer.accountId);
  if (!author) throw new ApiError('sign_in_required');
  const createdAt = clock.now();
  const row = { id: newId(createdAt), accountId: viewer.accountId, ...input, createdAt };
  const writing = { row, author, shopEmail: shop.email, site: publicUrl };
  await db.transaction(async (tx) => {
    await checkRate(tx, viewer.accountId, createdAt);
    const owner = await findAccount(tx, viewer.accountId);
    await insertMessage(tx, row);
    await queueMail(tx, mailToShop(writing));
    if (owner?.emailConfirmedAt) await queueMail(tx, mailToAuthor(writing));
  });
  return presentMessage(row);
};

/** Each message causes two mails. */
async function checkRate(tx: Transaction, accountId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS);
  const nth = await findNthLast(tx, { accountId, since, count: SUPPORT_MESSAGES_AN_HOUR });
  if (!nth) return;
  throw new ApiError('too_many_requests', {
    message: `Você já enviou ${SUPPORT_MESSAGES_AN_HOUR} mensagens na última hora. Aguarde um pouco, ou ligue para a gente.`,
    retryAfterSeconds: Math.ceil((nth.getTime() - since.getTime()) / 1000),
  });
}
