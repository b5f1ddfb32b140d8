import type { resendEmailChange as route } from '@arquiba/contract/account-data';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { newSecretToken, secretTokenHash } from '../platform/sessions/secret-token.ts';
import {
  changeEmailChange,
  findOpenEmailChange,
  lockActiveAccount,
} from './email-change-queries.ts';
import { presentPendingEmail } from './present-pending-email.ts';
import { LINK_MS, refuseTooManySends, sendEmailChangeLinks } from './send-email-change-links.ts';

const WAIT_MS = 60_000;

/** New links for the sides that have not confirmed; the previous links stop working. */
export const resendEmailChange: Operation<typeof route> = async (context) => {
  const { db, clock, viewer } = context;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LINK_MS);
  return db.transaction(async (tx) => {
    const owner = await lockActiveAccount(tx, viewer.accountId);
    const change = owner && (await findOpenEmailChange(tx, viewer.accountId, now));
    if (!change)
      throw new ApiError('not_found', { message: 'Não há troca de e-mail em andamento.' });
    refuseTooSoon(change.sentAt, now);
    await refuseTooManySends(tx, viewer.accountId, now);
    const tokens = {
      ...(!change.oldConfirmedAt && { old: newSecretToken() }),
      ...(!change.newConfirmedAt && { new: newSecretToken() }),
    };
    await changeEmailChange(tx, change.id, {
      ...(tokens.old && { oldTokenHash: secretTokenHash(tokens.old) }),
      ...(tokens.new && { newTokenHash: secretTokenHash(tokens.new) }),
      ...{ sends: change.sends + 1, sentAt: now, expiresAt },
    });
    const { newEmail } = change;
    await sendEmailChangeLinks(tx, context, { owner, newEmail, expiresAt, tokens });
    return presentPendingEmail({ ...change, expiresAt });
  });
};

function refuseTooSoon(sentAt: Date, now: Date): void {
  const seconds = Math.ceil((sentAt.getTime() + WAIT_MS - now.getTime()) / 1000);
  if (seconds <= 0) return;
  throw new ApiError('too_many_requests', {
    message: `O e-mail acabou de sair. Para enviar outro, aguarde ${seconds} s.`,
    retryAfterSeconds: seconds,
  });
}
