import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/newsletter';
import type { Operation } from '../platform/calls/operation.ts';
import type { Services } from '../platform/context.ts';
import { queueMail } from '../platform/mail/mail-job.ts';
import { newFirstCoupon } from './first-coupon.ts';
import { couponMail } from './newsletter-mails.ts';
import { subscriptionOfToken } from './newsletter-token.ts';
import { confirmSubscription, deleteSubscription, findSubscription, setCoupon } from './queries.ts';

type Call = Pick<Services, 'db' | 'clock' | 'vault'>;

/** The token is the permission: it is only in the mails of its owner. */
export const getNewsletterLink: Operation<typeof contract.getNewsletterLink> = async (
  context,
  { token },
) => {
  const { confirmedAt, couponCode } = await requireSubscription(context, token);
  return { confirmed: confirmedAt !== null, couponCode };
};

export const confirmNewsletter: Operation<typeof contract.confirmNewsletter> = async (
  context,
  { token },
) => {
  const { id, email } = await requireSubscription(context, token);
  const { db, clock, publicUrl } = context;
  const now = clock.now();
  await db.transaction(async (tx) => {
    if (!(await confirmSubscription(tx, id, now))) return;
    const code = await newFirstCoupon(tx, now);
    await setCoupon(tx, id, code);
    await queueMail(tx, { to: email, ...couponMail(publicUrl, code, token) });
  });
};

export const stopNewsletter: Operation<typeof contract.stopNewsletter> = async (
  { db, vault },
  { token },
) => {
  const id = subscriptionOfToken(vault, token);
  if (id === null) throw ended();
  await deleteSubscription(db, id);
};

async function requireSubscription({ db, clock, vault }: Call, token: string) {
  const id = subscriptionOfToken(vault, token);
  const found = id === null ? null : await findSubscription(db, id, clock.now());
  if (!found) throw ended();
  return found;
}

function ended(): ApiError {
  return new ApiError('not_found', { message: 'Este link das novidades não vale mais.' });
}
