import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/orders';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { presentCard, presentOrder } from './present-order.ts';
import { presentOwn } from './present-own.ts';
import { listCards, readOrderByNumber } from './read-queries.ts';

export const listOrders: Operation<typeof contract.listOrders> = async (
  context,
  { cursor, limit },
) => {
  const { db, media, viewer } = context;
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const query = { accountId: viewer.accountId, before, limit: limit + 1 };
  const page = takePage(await listCards(db, query), limit, (row) => [row.id]);
  return {
    items: page.items.map((row) => presentCard(media, row)),
    nextCursor: page.nextCursor,
  };
};

export const getOrder: Operation<typeof contract.getOrder> = (context, { number }) =>
  presentOwn(context, number);

/** Needs the order number and the buyer's e-mail. Returns where the order is, and no personal data. */
export const lookUpOrder: Operation<typeof contract.lookUpOrder> = async (
  context,
  { number, email },
) => {
  const order = await readOrderByNumber(context.db, number);
  if (!order || email === '' || order.row.buyer.email.toLowerCase() !== email) {
    const message = 'Não encontramos um pedido com este número e este e-mail.';
    throw new ApiError('not_found', { message });
  }
  const { status, createdAt, timeline, shipment } = presentOrder(context, order);
  return { number, status, createdAt, timeline, shipment };
};
