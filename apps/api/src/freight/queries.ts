import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database.ts';
import { freightQuote } from './tables.ts';

export type QuoteRow = typeof freightQuote.$inferSelect;

/** A row for the same parcel that is still good for a while, or this one, in one statement. */
export async function keepQuote(db: Queryable, row: QuoteRow, goodUntil: Date): Promise<QuoteRow> {
  const { rows } = await db.execute<Pick<QuoteRow, 'id' | 'options'> & { expires: string }>(sql`
    WITH known AS (
      SELECT id, options, expires_at FROM freight_quote
      WHERE cep = ${row.cep} AND weight_grams = ${row.weightGrams} AND free = ${row.free}
        AND expires_at > ${goodUntil}
      ORDER BY expires_at DESC LIMIT 1
    ), made AS (
      INSERT INTO freight_quote (id, cep, weight_grams, free, options, expires_at)
      SELECT ${row.id}, ${row.cep}, ${row.weightGrams}, ${row.free},
        ${JSON.stringify(row.options)}::jsonb, ${row.expiresAt}
      WHERE NOT EXISTS (SELECT FROM known)
      RETURNING id, options, expires_at
    )
    SELECT id, options, expires_at AS expires FROM known UNION ALL SELECT * FROM made`);
  const [kept] = rows;
  if (!kept) throw new Error('A quote was neither found nor made');
  return { ...row, id: kept.id, options: kept.options, expiresAt: new Date(kept.expires) };
}

export async function findQuote(db: Queryable, id: string): Promise<QuoteRow | null> {
  const [row] = await db.select().from(freightQuote).where(eq(freightQuote.id, id));
  return row ?? null;
}

export async function removeExpired(db: Queryable, now: Date): Promise<number> {
  const { rowCount } = await db.delete(freightQuote).where(lt(freightQuote.expiresAt, now));
  return rowCount ?? 0;
}
