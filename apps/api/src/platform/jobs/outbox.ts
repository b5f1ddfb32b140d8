import type { Transaction } from '../database/database.ts';
import { query } from '../database/transaction.ts';

/**
 * Something that happens, under the name that the outbox knows it by.
 *
 * A feature declares its topics in its `public/` folder and announces them in the transaction of
 * what happened. A job of the same or of a later feature listens with `on` (see `job.ts`):
 *
 *     // posts/public/topics.ts
 *     export const postDeleted = defineTopic<{ postId: string; … }>('post.deleted');
 *     // posts/delete-post.ts, inside the transaction
 *     await announce(tx, postDeleted, { postId, … });
 *     // explore/forget-words.ts; the jobs of every feature are listed in all-jobs.ts
 *     export const forgetWordsJob = defineJob(
 *       'explore.forget-words', { on: postDeleted }, async (services, { texts }) => { … },
 *     );
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
  await query(tx, 'announce', ANNOUNCE, [topic.name, JSON.stringify(payloads)]);
}

const ANNOUNCE = `
  WITH announced AS (
    INSERT INTO outbox (topic, payload) SELECT $1, value FROM jsonb_array_elements($2::jsonb)
  )
  SELECT pg_notify('${OUTBOX_CHANNEL}', $1)`;
