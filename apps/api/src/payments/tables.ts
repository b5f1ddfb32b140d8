import type { PaymentMethod, PaymentState } from '@arquiba/contract/orders';
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { bytesColumn, idColumn } from '../platform/database/database.ts';
import type { Charge } from '../platform/ports/payment-provider.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const payment = pgTable('payment', {
  id: idColumn('id').primaryKey(),
  orderId: idColumn('order_id').notNull(),
  orderNumber: text('order_number').notNull(),
  accountId: idColumn('account_id'),
  provider: text('provider').notNull(),
  providerId: text('provider_id'),
  method: text('method').$type<PaymentMethod>().notNull(),
  status: text('status').$type<PaymentState>().notNull(),
  amountCents: integer('amount_cents').notNull(),
  capturedCents: integer('captured_cents').notNull(),
  returningCents: integer('returning_cents').notNull(),
  refundedCents: integer('refunded_cents').notNull(),
  wallet: text('wallet'),
  instalments: smallint('instalments').notNull(),
  surplus: boolean('surplus').notNull(),
  /** One of two cards that pay an order: the id of the first card's payment. */
  pairId: idColumn('pair_id'),
  sealed: bytesColumn('sealed'),
  pix: jsonb('pix').$type<Charge['pix']>(),
  boleto: jsonb('boleto').$type<Charge['boleto']>(),
  card: jsonb('card').$type<Charge['card']>(),
  challengeUrl: text('challenge_url'),
  simulationUrl: text('simulation_url'),
  problem: text('problem'),
  expiresAt: moment('expires_at').notNull(),
  lookAt: moment('look_at').notNull(),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
});
export type PaymentRow = typeof payment.$inferSelect;

export const paymentStep = pgTable('payment_step', {
  id: idColumn('id').primaryKey(),
  paymentId: idColumn('payment_id').notNull(),
  fromStatus: text('from_status').$type<PaymentState>().notNull(),
  toStatus: text('to_status').$type<PaymentState>().notNull(),
  capturedCents: integer('captured_cents').notNull(),
  refundedCents: integer('refunded_cents').notNull(),
  actor: text('actor').$type<'pedido' | 'provedor' | 'conferencia'>().notNull(),
  createdAt: moment('created_at').notNull(),
});
export type Actor = (typeof paymentStep.$inferSelect)['actor'];

export const paymentEvent = pgTable(
  'payment_event',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    providerId: text('provider_id').notNull(),
    type: text('type').notNull(),
    occurredAt: moment('occurred_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    handledAt: moment('handled_at'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

export const paymentRefund = pgTable('payment_refund', {
  id: idColumn('id').primaryKey(),
  paymentId: idColumn('payment_id').notNull(),
  key: text('key').notNull(),
  cents: integer('cents').notNull(),
  attempts: integer('attempts').notNull(),
  lookAt: moment('look_at').notNull(),
  problem: text('problem'),
  createdAt: moment('created_at').notNull(),
  doneAt: moment('done_at'),
  /** Given up; only staff can restart it. */
  stoppedAt: moment('stopped_at'),
});
export type RefundRow = typeof paymentRefund.$inferSelect;
