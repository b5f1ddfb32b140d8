import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from './database.ts';

/**
 * Something that happens, under the name that the outbox knows it by.
 *
 * A feature declares its topics in its `public/` folder and announces them in the transaction of
 * what happened. A job of the same or of a later feature listens with `on` (see `job.ts`):
 *
 *     // follows/public/topics.ts
 *     export const profileFollowed = defineTopic<Edge>('profile.followed');
 *     // follows/follow.ts, inside the transaction
 *     await announce(tx, profileFollowed, edge);
 *     // feed/jobs.ts; `jobs` of every feature is listed in all-jobs.ts
 *     export const jobs = [
 *       defineJob('feed.followed', { on: profileFollowed }, async (services, edge) => { … }),
 *     ];
 *
 * Each listening job gets the payload at least once, and is retried by itself.
 */
export interface Topic<Payload extends object> {
  readonly name: string;
  /** Never set: carries the type of what is announced. */
  readonly payload?: Payload;
}

/** PostgreSQL channel on which the relay is woken, with the topic. */
export const OUTBOX_CHANNEL = 'outbox';

const declared = new Set<string>();

export function defineTopic<Payload extends object>(name: string): Topic<Payload> {
  if (declared.has(name)) throw new Error(`The topic ${name} is declared twice.`);
  declared.add(name);
  return { name };
}

/** Every topic that this process knows. The relay leaves others to a newer process. */
export function declaredTopics(): string[] {
  return [...declared];
}

/** Says that something happened; it is heard if, and only if, the transaction commits. */
export function announce<Payload extends object>(
  tx: Transaction,
  topic: Topic<Payload>,
  payload: Payload,
): Promise<void> {
  return announceAll(tx, topic, [payload]);
}

/** The same for much that happens at once, in one statement. */
export async function announceAll<Payload extends object>(
  tx: Transaction,
  topic: Topic<Payload>,
  payloads: readonly Payload[],
): Promise<void> {
  if (payloads.length === 0) return;
  await tx.execute(sql`
    WITH announced AS (
      INSERT INTO outbox (topic, payload)
      SELECT ${topic.name}, value FROM jsonb_array_elements(${JSON.stringify(payloads)}::jsonb)
    )
    SELECT pg_notify(${OUTBOX_CHANNEL}, ${topic.name})`);
}

/**
 * The same, but nobody is woken: whoever announces does the work right after the commit, and takes the
 * announcement back with it. Where that breaks off the relay comes upon it by itself. Gives its id.
 * Statements that are to be made `together` with it cost no way of their own.
 */
export async function announceOwn<Payload extends object>(
  tx: Transaction,
  topic: Topic<Payload>,
  payload: Payload,
  together: readonly SQLWrapper[] = [],
): Promise<string> {
  const parts = together.map(
    (part, index) => sql`part_${sql.raw(String(index))} AS (${part.getSQL()})`,
  );
  const { rows } = await tx.execute<{ id: string }>(sql`
    ${parts.length > 0 ? sql`WITH ${sql.join(parts, sql`, `)}` : sql``}
    INSERT INTO outbox (topic, payload) VALUES (${topic.name}, ${JSON.stringify(payload)}::jsonb)
    RETURNING id`);
  return rows[0]?.id as string;
}

/** As part of the statement that does the work: a row, unless the relay was first. */
export function takingBack(announcement: SQL): SQL {
  return sql`DELETE FROM outbox WHERE id = ${announcement}`;
}

/** For whoever cannot do the work after all. */
export async function leaveToJobs(db: Queryable): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${OUTBOX_CHANNEL}, '')`);
}
