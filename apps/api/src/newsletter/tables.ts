import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database/database.ts';

export const newsletterSubscription = pgTable('newsletter_subscription', {
  id: idColumn('id').primaryKey(),
  email: text('email').notNull(),
  /** The last mail with a link to confirm or with the coupon. */
  mailedAt: timestamp('mailed_at', { withTimezone: true }).notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  couponCode: text('coupon_code'),
  /** The last news. */
  toldAt: timestamp('told_at', { withTimezone: true }),
  /** Null once it is confirmed. */
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
