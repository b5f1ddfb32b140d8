import type { OrderState } from '@arquiba/contract/order-views';
import { notify } from '../notifications/public/notify.ts';
import type { BackOfficeServices } from '../payments/public/hooks.ts';
import { newId, type Transaction } from '../platform/database/database.ts';
import { announce } from '../platform/jobs/outbox.ts';
import { queueMail } from '../platform/mail/mail-job.ts';
import { accountChannel } from '../platform/realtime/socket-channels.ts';
import { mayOrderMove } from './allowed-steps.ts';
import { guestMail } from './guests/mail-guest.ts';
import { type OrderMail, orderMailOf } from './order-mails.ts';
import { insertEvent, type NewEvent, updateOrder } from './queries.ts';
import type { OrderRow } from './tables.ts';

export type Actor = NewEvent['actor'];

interface Step {
  to: OrderState;
  actor: Actor;
  /** For the timeline. */
  text: string;
  known?: Partial<OrderRow>;
}

/** The only way to change the state of an order, whose row is locked. Returns the new row. */
export async function moveOrder(
  tx: Transaction,
  services: BackOfficeServices,
  row: OrderRow,
  { to, actor, text, known = {} }: Step,
): Promise<OrderRow> {
  if (!mayOrderMove(row.status, to)) {
    throw new Error(`An order does not go from ${row.status} to ${to}: ${row.id}`);
  }
  const after = { ...row, heldUntil: null, ...known, status: to };
  const changes = { ...known, status: to, heldUntil: after.heldUntil };
  const event = { orderId: row.id, from: row.status, to, actor, text, at: services.clock.now() };
  await updateOrder(tx, row.id, changes);
  await insertEvent(tx, event);
  await notifyBuyer(tx, services, row);
  return after;
}

/** Records an event of an order without changing its state, and notifies the open pages of its buyer. */
export async function noteEvent(
  tx: Transaction,
  { clock, realtime }: Pick<BackOfficeServices, 'clock' | 'realtime'>,
  order: Pick<OrderRow, 'id' | 'number' | 'accountId'>,
  event: { actor: Actor; text: string },
): Promise<void> {
  await insertEvent(tx, { orderId: order.id, from: null, to: null, ...event, at: clock.now() });
  await notifyBuyer(tx, { realtime }, order);
}

export async function notifyBuyer(
  tx: Transaction,
  { realtime }: Pick<BackOfficeServices, 'realtime'>,
  { accountId, number }: Pick<OrderRow, 'number' | 'accountId'>,
): Promise<void> {
  if (accountId === null) return;
  await realtime.publish(tx, accountChannel(accountId), { type: 'orderChanged', number });
}

/** Tells the buyer of an order, if it still has one: by mail, and among the notices of the account. */
export async function tellBuyer(
  tx: Transaction,
  services: Pick<BackOfficeServices, 'publicUrl' | 'clock' | 'realtime'>,
  row: Pick<OrderRow, 'id' | 'accountId' | 'visitorId' | 'buyer' | 'number'>,
  mail: OrderMail,
): Promise<void> {
  const { publicUrl, clock } = services;
  const { id, accountId, number } = row;
  if (accountId !== null) {
    await notify(services, tx, {
      ...{ kind: 'order', recipientIds: [accountId], actorId: null, title: mail.subject },
      ...{
        target: `order:${id}:${newId(clock.now())}`,
        path: mail.action?.path ?? `/minha-conta/pedidos/${number}`,
      },
    });
  }
  if (row.buyer.email === '') return;
  if (row.visitorId !== null) return announce(tx, guestMail, { orderId: id, mail });
  await queueMail(tx, orderMailOf(row, mail, publicUrl));
}
