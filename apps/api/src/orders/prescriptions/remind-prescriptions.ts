import type { BackOfficeServices } from '../../payments/public/hooks.ts';
import { tellBuyer } from '../move-order.ts';
import { lockOrderById } from '../queries.ts';
import { reminderMail } from './prescription-mails.ts';
import { awaitedLines, countReminder, listUnreminded } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Days from the payment to the first reminder, and from each to the next. */
const AFTER_DAYS = [2, 5, 14] as const;
const MOST = 200;

/** Asks the buyers of paid orders for prescriptions that are missing: three times, at longer intervals. */
export async function remindOfPrescriptions(
  services: BackOfficeServices,
  signal?: AbortSignal,
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  for (const [sent, days] of AFTER_DAYS.entries()) {
    const before = new Date(now.getTime() - days * DAY_MS);
    for (const id of await listUnreminded(db, { sent, before, most: MOST })) {
      signal?.throwIfAborted();
      await db.transaction(async (tx) => {
        const row = await lockOrderById(tx, id);
        const [line] = row?.status === 'pago' ? await awaitedLines(tx, id) : [];
        if (!row || !line || !(await countReminder(tx, id, sent, now))) return;
        await tellBuyer(tx, services, row, reminderMail(row.number, line.title));
      });
    }
  }
}
