import type { Services } from '../../platform/context.ts';
import { defineTopic } from '../../platform/jobs/outbox.ts';
import { queueMail } from '../../platform/mail/mail-job.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { OrderMail } from '../order-mails.ts';
import { orderMailOf } from '../order-mails.ts';
import { lockOrderById } from '../queries.ts';
import { ACCOUNT_OFFER } from './guest-mails.ts';
import { orderToken } from './order-token.ts';

/** A mail for the buyer of an order without an account. Its link is made when it is sent. */
export const guestMail = defineTopic<{ orderId: string; mail: OrderMail }>('order.guest-mail');

/** Lays out the mail with the link; the command line, which announces mails too, cannot make links. */
export async function mailGuest(
  services: Services,
  { orderId, mail }: { orderId: string; mail: OrderMail },
): Promise<void> {
  const { db, vault, clock, publicUrl } = services;
  await db.transaction(async (tx) => {
    const row = await lockOrderById(tx, orderId);
    if (!row || row.buyer.email === '') return;
    if (row.visitorId === null) return queueMail(tx, orderMailOf(row, mail, publicUrl));
    const { label = 'Ver o pedido', path } = mail.action ?? {};
    const link = new URL(`/pedido/abrir/${orderToken(vault, row.id, clock.now())}`, publicUrl);
    const part = path && /\/devolucoes\/\d+$/.exec(path)?.[0];
    if (part) link.searchParams.set('ver', part.slice(1));
    const blocks = [...mail.blocks, { button: { label, url: link.href } }, { note: ACCOUNT_OFFER }];
    await queueMail(tx, {
      to: row.buyer.email,
      ...layOutMail({
        ...{ subject: mail.subject, blocks, from: 'shop', site: publicUrl },
        because: `Você fez o pedido ${row.number} na nossa loja.`,
      }),
    });
  });
}
