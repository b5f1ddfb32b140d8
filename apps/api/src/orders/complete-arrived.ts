import type { BackOfficeServices } from '../payments/public/hooks.ts';
import { returnUntil } from './deadlines.ts';
import { moveOrder } from './move-order.ts';
import { listArrived, lockOrderById } from './queries.ts';

const MOST = 500;
const SEVEN_DAYS_MS = 7 * 24 * 60 * 60_000;

/** The time for returns is over: the order is complete. */
export async function completeArrived(
  services: BackOfficeServices,
  signal?: AbortSignal,
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  for (const id of await listArrived(db, new Date(now.getTime() - SEVEN_DAYS_MS), MOST)) {
    signal?.throwIfAborted();
    await db.transaction(async (tx) => {
      const row = await lockOrderById(tx, id);
      if (row?.status !== 'entregue' || !row.deliveredAt || now <= returnUntil(row.deliveredAt)) {
        return;
      }
      await moveOrder(tx, services, row, { to: 'concluido', actor: 'sistema', text: 'Concluído' });
    });
  }
}
