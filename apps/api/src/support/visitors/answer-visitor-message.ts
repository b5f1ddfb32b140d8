import { ApiError } from '@arquiba/contract/errors';
import type { answerVisitorMessage as route } from '@arquiba/contract/visitor-messages';
import { recordDeed } from '../../audit/public/record-deed.ts';
import type { Operation } from '../../platform/calls/operation.ts';
import { queueMail } from '../../platform/mail/mail-job.ts';
import { presentVisitorMessages } from './present-visitor-messages.ts';
import { exists, giveAnswer } from './queries.ts';
import { mailToVisitor } from './visitor-mails.ts';

export const answerVisitorMessage: Operation<typeof route> = async (context, { id, answer }) => {
  const { db, clock, viewer, shop, publicUrl } = context;
  const row = await db.transaction(async (tx) => {
    const given = { id, answer, answeredAt: clock.now(), answeredBy: viewer.accountId };
    const answered = await giveAnswer(tx, given);
    if (!answered) throw (await exists(tx, id)) ? alreadyAnswered() : new ApiError('not_found');
    const place = { shopEmail: shop.email, site: publicUrl };
    await queueMail(tx, mailToVisitor(answered, answer, place));
    const subject = { kind: 'visitor-message', id } as const;
    await recordDeed(tx, context, { action: 'visitor-message.answer', subject });
    return answered;
  });
  const [shown] = await presentVisitorMessages(db, [row]);
  if (!shown) throw new ApiError('not_found');
  return shown;
};

function alreadyAnswered(): ApiError {
  return new ApiError('not_allowed', { message: 'Alguém da equipe já respondeu.' });
}
