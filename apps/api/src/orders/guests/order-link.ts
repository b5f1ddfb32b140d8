import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/guest-orders';
import type { Operation } from '../../platform/calls/operation.ts';
import { announce } from '../../platform/jobs/outbox.ts';
import { visitorOf } from '../../platform/sessions/visitor.ts';
import { findOrderById, lockOrderByNumber } from '../queries.ts';
import { linkMail } from './guest-mails.ts';
import { guestMail } from './mail-guest.ts';
import { orderOfToken } from './order-token.ts';
import { addAccess } from './queries.ts';

/** The person who has the link reads the e-mail of the order: this browser may do what the buyer may. */
export const openOrderLink: Operation<typeof contract.openOrderLink> = async (
  context,
  { token },
) => {
  const { db, clock, vault } = context;
  const now = clock.now();
  const orderId = orderOfToken(vault, token, now);
  const row = orderId === null ? null : await findOrderById(db, orderId);
  if (!row) throw new ApiError('link_expired', { message: ENDED });
  const isGuest = row.visitorId !== null;
  if (isGuest) {
    const visitorId = await visitorOf(context);
    await addAccess(db, { visitorId, orderId: row.id, openedAt: now });
  }
  return { number: row.number, guest: isGuest };
};

const ENDED = 'Este link não vale mais. Peça outro com o número do pedido e o e-mail da compra.';

/** Says nothing about whether there is such an order. */
export const sendOrderLink: Operation<typeof contract.sendOrderLink> = async (
  { db },
  { number, email },
) => {
  await db.transaction(async (tx) => {
    const row = await lockOrderByNumber(tx, number);
    if (!row || row.visitorId === null || row.buyer.email.toLowerCase() !== email) return;
    await announce(tx, guestMail, { orderId: row.id, mail: linkMail(row) });
  });
};
