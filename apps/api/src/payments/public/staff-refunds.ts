import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { announce } from '../../platform/jobs/outbox.ts';
import { beginAgain, listStopped } from '../refund-queries.ts';
import { refundRequested } from '../topics.ts';

export { countUndone, listOfOrder, listStopped, type ToldRefund } from '../refund-queries.ts';

/** More than an order has. */
const MOST = 100;

/** Has what was given up of an order, which is locked, tried again from the beginning; how many that are. */
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
