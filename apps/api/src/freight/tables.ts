import type { FreightOption } from '@arquiba/contract/freight';
import { boolean, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database/database.ts';

export const freightQuote = pgTable('freight_quote', {
  id: idColumn('id').primaryKey(),
  cep: text('cep').notNull(),
  weightGrams: integer('weight_grams').notNull(),
  free: boolean('free').notNull(),
  lensDays: smallint('lens_days').notNull().default(0),
  options: jsonb('options').$type<FreightOption[]>().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
