import type { Transaction } from '../database/database.ts';
import { query } from '../database/transaction.ts';

/**
 * A kind of event, with its name in the outbox.
 *
 * A feature declares its topics in its `public/` folder and announces them in the transaction of
 * the change. A job of the same or of a later feature subscribes with `on` (see `job.ts`):
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
 * Each subscribed job gets the payload at least once, and is retried independently.
 */
export interface Topic<Payload extends object> {
  readonly name: string;
  /** Never set: carries the payload's type. */
  readonly payload?: Payload;
}

/** PostgreSQL channel that wakes the relay; the payload is the topic. */
export const OUTBOX_CHANNEL = 'outbox';

const declared = new Set<string>();

export function defineTopic<Payload extends object>(name: string): Topic<Payload> {
  if (declared.has(name)) throw new Error(`The topic ${name} is declared twice.`);
  declared.add(name);
  return { name };
}

/** Every topic that this process declares. The relay leaves other topics to a newer process. */
export function declaredTopics(): string[] {
  return [...declared];
}

/** Announces an event. Its jobs run if, and only if, the transaction commits. */
export function announce<Payload extends object>(
  tx: Transaction,
  topic: Topic<Payload>,
  payload: Payload,
): Promise<void> {
  return announceAll(tx, topic, [payload]);
}

/** The same for many events, in one statement. */
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
