import type { Services } from '../platform/context.ts';
import { defineTopic } from '../platform/jobs/outbox.ts';
import { queueMail } from '../platform/mail/mail-job.ts';
import { layOutMail } from '../platform/mail/mail-layout.ts';
import { newOrderMail } from './order-mails.ts';
import { linesOf, lockOrderById } from './queries.ts';

export const orderPaid = defineTopic<{ orderId: string }>('order.paid');

/** Tells the staff of an order that can be packed. An answer goes to the buyer. */
export async function tellShop(
  { db, ordersEmail, publicUrl: site }: Services,
  { orderId }: { orderId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockOrderById(tx, orderId);
    if (!row) return;
    const { email } = row.buyer;
    await queueMail(tx, {
      ...{ to: ordersEmail, ...(email && { replyTo: email }) },
      ...layOutMail({
        ...newOrderMail(row, await linesOf(tx, orderId)),
        ...{ from: 'shop', site, because: 'Você cuida dos pedidos da loja.' },
      }),
    });
  });
}
