import { jsonb, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../../platform/database/database.ts';
import type { DeliveryAddress } from '../new-order.ts';
import type { BuyerSnapshot } from '../tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const guestBuyer = pgTable('guest_buyer', {
  visitorId: idColumn('visitor_id').primaryKey(),
  addressId: idColumn('address_id').notNull(),
  buyer: jsonb('buyer').$type<BuyerSnapshot>().notNull(),
  address: jsonb('address').$type<DeliveryAddress>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});
export type GuestRow = typeof guestBuyer.$inferSelect;

/** The browsers in which the link of a mail was opened. */
export const orderAccess = pgTable(
  'order_access',
  {
    visitorId: idColumn('visitor_id').notNull(),
    orderId: idColumn('order_id').notNull(),
    openedAt: moment('opened_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitorId, table.orderId] })],
);
