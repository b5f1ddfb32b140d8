import { and, asc, desc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { cardSource } from '../profiles/public/card-columns.ts';
import { draft } from './tables.ts';

export type DraftRow = typeof draft.$inferSelect;

/** Makes changes of an account's drafts run one after the other, until the transaction ends. */
export async function lockDrafts(tx: Transaction, accountId: string): Promise<void> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended('drafts', ${accountId}::bigint))`,
  );
}

export async function findCurrent(db: Queryable, accountId: string): Promise<DraftRow | null> {
  const [row] = await db
    .select()
    .from(draft)
    .where(and(eq(draft.accountId, accountId), eq(draft.isCurrent, sql`true`)));
  return row ?? null;
}

export async function findOwn(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<DraftRow | null> {
  const [row] = await db
    .select()
    .from(draft)
    .where(and(eq(draft.id, id), eq(draft.accountId, accountId)));
  return row ?? null;
}

/** All except the one in the composer; scheduled ones first. */
export function listWaiting(db: Queryable, accountId: string): Promise<DraftRow[]> {
  return db
    .select()
    .from(draft)
    .where(and(eq(draft.accountId, accountId), ne(draft.isCurrent, sql`true`)))
    .orderBy(sql`${draft.publishAt} ASC NULLS LAST`, desc(draft.updatedAt), desc(draft.id));
}

export function listAll(db: Queryable, accountId: string): Promise<DraftRow[]> {
  return db.select().from(draft).where(eq(draft.accountId, accountId)).orderBy(desc(draft.id));
}

export async function countWaiting(tx: Transaction, accountId: string): Promise<number> {
  return await tx.$count(
    draft,
    and(eq(draft.accountId, accountId), ne(draft.isCurrent, sql`true`)),
  );
}

export async function insertDraft(
  tx: Transaction,
  row: typeof draft.$inferInsert,
): Promise<DraftRow> {
  const [stored] = await tx.insert(draft).values(row).returning();
  return stored as DraftRow;
}

type Changes = Partial<Omit<DraftRow, 'id' | 'accountId'>>;

export async function changeDraft(
  db: Queryable,
  id: string,
  changes: Changes,
): Promise<DraftRow | null> {
  const [row] = await db.update(draft).set(changes).where(eq(draft.id, id)).returning();
  return row ?? null;
}

/** The deleted draft, or null if another request was faster. */
export async function deleteOwn(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<DraftRow | null> {
  const [row] = await db
    .delete(draft)
    .where(and(eq(draft.id, id), eq(draft.accountId, accountId)))
    .returning();
  return row ?? null;
}

/** Drafts whose time has come; those of hidden accounts wait until the account is shown again. */
export function listDue(db: Queryable, now: Date, limit: number): Promise<DraftRow[]> {
  const shown = db
    .select({ accountId: cardSource.accountId })
    .from(cardSource)
    .where(eq(cardSource.hidden, false));
  return db
    .select()
    .from(draft)
    .where(and(lte(draft.publishAt, now), isNull(draft.problem), inArray(draft.accountId, shown)))
    .orderBy(asc(draft.publishAt), asc(draft.id))
    .limit(limit);
}

/** Those of the files that a draft of this account uses. */
export async function filesInDrafts(
  db: Queryable,
  accountId: string,
  paths: readonly string[],
): Promise<string[]> {
  const { rows } = await db.execute<{ path: string }>(sql`
    SELECT DISTINCT file->>'path' AS path
    FROM ${draft}, jsonb_array_elements(${draft.content}->'media'
      || jsonb_path_query_array(${draft.content}, '$.poll.options[*].picture')) AS file
    WHERE ${draft.accountId} = ${accountId} AND file->>'path' = ANY (${sql.param([...paths])}::text[])`);
  return rows.map(({ path }) => path);
}
