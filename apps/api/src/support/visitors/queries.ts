import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { visitorMessage } from '../tables.ts';

export type VisitorRow = typeof visitorMessage.$inferSelect;
type NewRow = typeof visitorMessage.$inferInsert;

/**
 * The id of the same message if it was sent since then; null if not. Other messages from this e-mail wait
 * until the transaction ends, so that two clicks store one.
 */
export async function findRepeated(
  tx: Transaction,
  { email, message }: Pick<NewRow, 'email' | 'message'>,
  since: Date,
): Promise<string | null> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended('visitor_message ' || ${email}, 0))`,
  );
  const [row] = await tx
    .select({ id: visitorMessage.id })
    .from(visitorMessage)
    .where(
      and(
        isNull(visitorMessage.answer),
        eq(visitorMessage.email, email),
        eq(visitorMessage.message, message),
        gt(visitorMessage.createdAt, since),
      ),
    )
    .limit(1);
  return row?.id ?? null;
}

export async function insertVisitorMessage(tx: Transaction, row: NewRow): Promise<void> {
  await tx.insert(visitorMessage).values(row);
}

interface ListQuery {
  state: 'open' | 'answered';
  before: string;
  limit: number;
}

export function listByState(db: Queryable, { state, before, limit }: ListQuery) {
  const { answer, id } = visitorMessage;
  return db
    .select()
    .from(visitorMessage)
    .where(and(state === 'open' ? isNull(answer) : isNotNull(answer), lt(id, before)))
    .orderBy(desc(id))
    .limit(limit);
}

interface Answer {
  id: string;
  answer: string;
  answeredAt: Date;
  answeredBy: string;
}

/** Null if it has an answer already. */
export async function giveAnswer(
  tx: Transaction,
  { id, ...answer }: Answer,
): Promise<VisitorRow | null> {
  const [row] = await tx
    .update(visitorMessage)
    .set(answer)
    .where(and(eq(visitorMessage.id, id), isNull(visitorMessage.answer)))
    .returning();
  return row ?? null;
}

export async function countOpen(db: Queryable): Promise<number> {
  return db.$count(visitorMessage, isNull(visitorMessage.answer));
}

export async function exists(db: Queryable, id: string): Promise<boolean> {
  return (await db.$count(visitorMessage, eq(visitorMessage.id, id))) > 0;
}

/** Returns how many were deleted. */
export async function deleteWrittenBefore(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.delete(visitorMessage).where(lt(visitorMessage.createdAt, before));
  return rowCount ?? 0;
}
