import { ApiError } from '@arquiba/contract/errors';
import type { cancelReturn as route } from '@arquiba/contract/orders';
import type { BackOfficeServices } from '../../payments/public/hooks.ts';
import type { Operation } from '../../platform/calls/operation.ts';
import { tellBuyer } from '../move-order.ts';
import { lockOwn } from '../own-order.ts';
import { presentOwn } from '../present-own.ts';
import { lockOrderById } from '../queries.ts';
import { releaseExchange } from './exchange.ts';
import { findReturn, listUnposted } from './queries.ts';
import { cancelledReturnMail, expiredReturnMail } from './return-mails.ts';
import { mayReturnMove, moveReturn } from './return-steps.ts';
import { settleOrder } from './settle-order.ts';

const MOST = 500;

/** The buyer keeps the glasses after all. */
export const cancelReturn: Operation<typeof route> = async (context, { number, returnId }) => {
  await context.db.transaction(async (tx) => {
    const row = await lockOwn(tx, context, number);
    const found = await findReturn(tx, returnId);
    if (found?.orderId !== row.id) throw new ApiError('not_found');
    if (!mayReturnMove(found.status, 'cancelada')) {
      const message = 'Esta devolução já foi postada, e não pode mais ser cancelada.';
      throw new ApiError('not_allowed', { message });
    }
    await moveReturn(tx, context, found, { to: 'cancelada' });
    await releaseExchange(tx, found);
    await settleOrder(tx, context, row, { actor: 'comprador', text: 'Devolução cancelada' });
    await tellBuyer(tx, context, row, cancelledReturnMail(row, found));
  });
  return presentOwn(context, number);
};

/** Ends returns that were not posted in time. */
export async function expireReturns(
  services: BackOfficeServices,
  signal?: AbortSignal,
): Promise<void> {
  const { db, clock } = services;
  for (const id of await listUnposted(db, clock.now(), MOST)) {
    signal?.throwIfAborted();
    const orderId = (await findReturn(db, id))?.orderId ?? '';
    await db.transaction(async (tx) => {
      const row = await lockOrderById(tx, orderId);
      const found = await findReturn(tx, id);
      // It may have been posted, or cancelled, before the order was locked.
      if (!row || found?.status !== 'solicitada') return;
      await moveReturn(tx, services, found, { to: 'expirada' });
      await releaseExchange(tx, found);
      const text = 'O código de postagem da devolução venceu';
      await settleOrder(tx, services, row, { actor: 'sistema', text });
      await tellBuyer(tx, services, row, expiredReturnMail(row, found));
    });
  }
}
