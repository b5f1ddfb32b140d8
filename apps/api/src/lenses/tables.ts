import type { LensIndex, LensKind, LensTreatment } from '@arquiba/contract/lenses';
import { boolean, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

export const lens = pgTable(
  'lens',
  {
    kind: text('kind').$type<LensKind>().notNull(),
    index: text('index').$type<LensIndex>().notNull(),
    priceCents: integer('price_cents').notNull(),
    businessDays: smallint('business_days').notNull(),
    offered: boolean('offered').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.kind, table.index] })],
);

export const lensTreatment = pgTable('lens_treatment', {
  treatment: text('treatment').$type<LensTreatment>().primaryKey(),
  kinds: text('kinds').array().$type<LensKind[]>().notNull(),
  priceCents: integer('price_cents').notNull(),
  businessDays: smallint('business_days').notNull(),
  offered: boolean('offered').notNull().default(true),
});

export const lensLine = pgTable('lens_line', {
  line: text('line').primaryKey(),
  kinds: text('kinds').array().$type<LensKind[]>().notNull(),
});
