import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { announce } from '../../platform/jobs/outbox.ts';
import { beginAgain, listStopped } from '../refund-queries.ts';
import { refundRequested } from '../topics.ts';

export { countUndone, listOfOrder, listStopped, type StaffRefund } from '../refund-queries.ts';

/** More than an order has. */
const MOST = 100;

/** Restarts the refunds of an order that were given up, and returns how many. The order is locked. */
export async function retryRefunds(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  orderId: string,
): Promise<number> {
  const stopped = await listStopped(tx, MOST, orderId);
  for (const { id } of stopped) {
    if (await beginAgain(tx, id, clock.now()))
      await announce(tx, refundRequested, { refundId: id });
  }
  return stopped.length;
}
