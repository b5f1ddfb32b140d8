import type { BackOfficeServices } from '../payments/public/hooks.ts';
import { expireOrder } from './close-order.ts';
import { listOverdue, lockOrderById } from './queries.ts';

const MOST = 500;

/** Releases the units of orders that were not paid in time, each in its own transaction. */
export async function expireOverdue(
  services: BackOfficeServices,
  signal?: AbortSignal,
): Promise<void> {
  const { db, clock } = services;
  for (const id of await listOverdue(db, clock.now(), MOST)) {
    signal?.throwIfAborted();
    await db.transaction(async (tx) => {
      const row = await lockOrderById(tx, id);
      // It may have been paid, or got more time, before it was locked.
      if (!row?.heldUntil || row.heldUntil > clock.now()) return;
      await expireOrder(tx, services, row);
    });
  }
}
