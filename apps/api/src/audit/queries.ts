import type { AuditAction } from '@arquiba/contract/audit';
import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { auditEntry } from './tables.ts';

export type EntryRow = typeof auditEntry.$inferSelect;

export async function insertEntry(tx: Transaction, row: typeof auditEntry.$inferInsert) {
  await tx.insert(auditEntry).values(row);
}

export interface EntryQuery {
  /** An account, or the operator; undefined for everyone. */
  actor: { id: string } | 'operator' | undefined;
  action: AuditAction | undefined;
  subject: string | undefined;
  from: Date | undefined;
  until: Date | undefined;
  before: string;
  limit: number;
}

/** Newest first. */
export function listEntries(db: Queryable, query: EntryQuery): Promise<EntryRow[]> {
  const { actor, action, subject, from, until, before, limit } = query;
  const { id, actorId, createdAt } = auditEntry;
  return db
    .select()
    .from(auditEntry)
    .where(
      and(
        lt(id, before),
        actor === 'operator' ? isNull(actorId) : actor && eq(actorId, actor.id),
        action && eq(auditEntry.action, action),
        subject ? eq(auditEntry.subject, subject) : undefined,
        from && gte(createdAt, from),
        until && lt(createdAt, until),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
}

/** Everyone who has an entry; null stands for the operator. Skips from one to the next in the index. */
export async function listActors(db: Queryable): Promise<(string | null)[]> {
  const { rows } = await db.execute<{ actor_id: string | null }>(sql`
    WITH RECURSIVE actor AS (
      (SELECT actor_id FROM audit_entry WHERE actor_id IS NOT NULL ORDER BY actor_id LIMIT 1)
      UNION ALL
      SELECT (SELECT entry.actor_id FROM audit_entry entry
        WHERE entry.actor_id > actor.actor_id ORDER BY entry.actor_id LIMIT 1)
      FROM actor WHERE actor.actor_id IS NOT NULL
    )
    SELECT actor_id::text FROM actor WHERE actor_id IS NOT NULL
    UNION ALL SELECT NULL WHERE EXISTS (SELECT FROM audit_entry WHERE actor_id IS NULL)`);
  return rows.map((row) => row.actor_id);
}
