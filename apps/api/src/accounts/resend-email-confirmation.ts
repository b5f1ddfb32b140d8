import type { resendEmailConfirmation as route } from '@arquiba/contract/email-confirmation';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { lockActiveAccount } from './email-change-queries.ts';
import { findEmailConfirmation } from './email-confirmation-queries.ts';
import { sendEmailConfirmation } from './send-email-confirmation.ts';

const WAIT_MS = 60_000;
/** Before 24 hours without a mail have passed. */
const MOST_SENDS = 5;

export const resendEmailConfirmation: Operation<typeof route> = async (context) => {
  const { db, clock, viewer } = context;
  const { accountId } = viewer;
  return db.transaction(async (tx) => {
    const owner = await lockActiveAccount(tx, accountId);
    if (!owner) throw new ApiError('sign_in_required');
    const { email, socialName } = owner;
    if (owner.emailConfirmedAt) return { email, sent: false };
    const last = await findEmailConfirmation(tx, accountId, clock.now());
    if (last) refuseTooMany(last, clock.now());
    const sends = (last?.sends ?? 0) + 1;
    await sendEmailConfirmation(tx, context, { accountId, email, socialName }, 'again', sends);
    return { email, sent: true };
  });
};

function refuseTooMany({ sends, sentAt }: { sends: number; sentAt: Date }, now: Date): void {
  const seconds = Math.ceil((sentAt.getTime() + WAIT_MS - now.getTime()) / 1000);
  if (seconds > 0) {
    throw new ApiError('too_many_requests', {
      message: `O e-mail acabou de sair. Para enviar outro, aguarde ${seconds} s.`,
      retryAfterSeconds: seconds,
    });
  }
  if (sends < MOST_SENDS) return;
  throw new ApiError('too_many_requests', {
    message:
      'Já enviamos este e-mail muitas vezes. Procure também no spam, ou tente de novo amanhã.',
    retryAfterSeconds: 24 * 60 * 60,
  });
}
