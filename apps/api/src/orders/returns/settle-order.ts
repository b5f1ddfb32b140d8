import type { OrderState } from '@arquiba/contract/order-views';
import type { BackOfficeServices } from '../../payments/public/hooks.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type Actor, moveOrder, noteEvent } from '../move-order.ts';
import { linesOf } from '../queries.ts';
import type { OrderRow } from '../tables.ts';
import { returnsOf } from './queries.ts';
import { isOpen } from './return-steps.ts';

/** Moves an order to the state that its returns give it, and records the event. The order is locked. */
export async function settleOrder(
  tx: Transaction,
  services: BackOfficeServices,
  row: OrderRow,
  event: { actor: Actor; text: string },
): Promise<OrderRow> {
  const to = await stateOf(tx, row);
  if (to !== row.status) return moveOrder(tx, services, row, { ...event, to });
  await noteEvent(tx, services, row, event);
  return row;
}

async function stateOf(tx: Transaction, row: OrderRow): Promise<OrderState> {
  const returns = await returnsOf(tx, row.id);
  if (returns.some(isOpen)) return 'devolucao_solicitada';
  // What came instead stays with the buyer.
  if (returns.some(({ status }) => status === 'trocada')) return 'entregue';
  const lines = await linesOf(tx, row.id);
  return lines.every(({ returned, quantity }) => returned === quantity) ? 'devolvido' : 'entregue';
}
