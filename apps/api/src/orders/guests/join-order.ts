import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/guest-orders';
import { findBuyer } from '../../accounts/public/find-buyer.ts';
import { moveRedemption } from '../../cart/public/redeem-coupon.ts';
import { givePayments } from '../../payments/public/give-payments.ts';
import type { Operation } from '../../platform/calls/operation.ts';
import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { noteEvent } from '../move-order.ts';
import { presentOwn } from '../present-own.ts';
import { lockOrderByNumber, updateOrder } from '../queries.ts';
import type { OrderRow } from '../tables.ts';
import { listOfEmail, removeAccess } from './queries.ts';

/** Only for an e-mail that was confirmed: nobody else learns that it has bought. */
export const listGuestOrders: Operation<typeof contract.listGuestOrders> = async ({
  db,
  viewer,
}) => {
  const { email, emailConfirmedAt } = await findBuyer(db, viewer.accountId);
  if (emailConfirmedAt === null) return [];
  const rows = await listOfEmail(db, email);
  return rows.map(({ number, status, createdAt, totalCents }) => ({
    ...{ number, status, createdAt: createdAt.toISOString(), total: totalCents },
  }));
};

/** Any other order gets the same answer as a missing one. */
export const takeOrder: Operation<typeof contract.takeOrder> = async (context, { number }) => {
  const { db, viewer } = context;
  await db.transaction(async (tx) => {
    const row = await lockOrderByNumber(tx, number);
    // Taken by the first of two clicks.
    if (row?.accountId === viewer.accountId) return;
    const { email, emailConfirmedAt } = await findBuyer(tx, viewer.accountId);
    const isTheirs =
      emailConfirmedAt !== null && row?.buyer.email.toLowerCase() === email.toLowerCase();
    if (!row || row.visitorId === null || !isTheirs) throw new ApiError('not_found');
    await joinOrder(tx, context, row, viewer.accountId);
  });
  return presentOwn(context, number);
};

/** Moves an order that was bought without an account to one. Its row is locked; links and browsers lose it. */
export async function joinOrder(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'realtime'>,
  row: OrderRow,
  accountId: string,
): Promise<void> {
  await updateOrder(tx, row.id, { accountId, visitorId: null, requestKey: null });
  await removeAccess(tx, row.id);
  await givePayments(tx, row.id, accountId);
  await moveRedemption(tx, row.id, accountId);
  const moved = { ...row, accountId };
  await noteEvent(tx, services, moved, { actor: 'comprador', text: 'Pedido levado para a conta' });
}
