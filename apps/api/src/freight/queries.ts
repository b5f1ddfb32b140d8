import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import { query } from '../platform/database/transaction.ts';
import { freightQuote } from './tables.ts';

export type QuoteRow = typeof freightQuote.$inferSelect;

/** An existing row for the same parcel that is valid for long enough, or this one, in one statement. */
export async function keepQuote(db: Queryable, row: QuoteRow, goodUntil: Date): Promise<QuoteRow> {
  const { id, cep, weightGrams, free, lensDays, options, expiresAt } = row;
  const [kept] = await query<Pick<QuoteRow, 'id' | 'options' | 'expiresAt'>>(
    db,
    'freight_keep',
    KEEP,
    [...[cep, weightGrams, free, goodUntil], ...[id, JSON.stringify(options), expiresAt, lensDays]],
  );
  if (!kept) throw new Error('A quote was neither found nor made');
  return { ...row, ...kept };
}

const KEEP = `
  WITH known AS (
    SELECT id, options, expires_at FROM freight_quote
    WHERE cep = $1 AND weight_grams = $2 AND free = $3 AND lens_days = $8 AND expires_at > $4
    ORDER BY expires_at DESC LIMIT 1
  ), made AS (
    INSERT INTO freight_quote (id, cep, weight_grams, free, options, expires_at, lens_days)
    SELECT $5, $1, $2, $3, $6::jsonb, $7, $8 WHERE NOT EXISTS (SELECT FROM known)
    RETURNING id, options, expires_at
  )
  SELECT id, options, expires_at AS "expiresAt" FROM known UNION ALL SELECT * FROM made`;

export async function findQuote(db: Queryable, id: string): Promise<QuoteRow | null> {
  const [row] = await quoteById(db).execute({ id });
  return row ?? null;
}

const quoteById = prepared((db) =>
  db
    .select()
    .from(freightQuote)
    .where(eq(freightQuote.id, sql.placeholder('id')))
    .prepare('freight_quote'),
);

export async function removeExpired(db: Queryable, now: Date): Promise<number> {
  const { rowCount } = await db.delete(freightQuote).where(lt(freightQuote.expiresAt, now));
  return rowCount ?? 0;
}
