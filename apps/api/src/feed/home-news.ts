import type { Services } from '../platform/context.ts';
import { smallestIdAt } from '../platform/database.ts';
import { accountChannel } from '../platform/socket-channels.ts';
import { findOwnersOf, type SentPost } from './fan-out-queries.ts';

/** Between processes; no browser may listen to it. */
const SENT_CHANNEL = 'feed:sent';
/** What comes within this time is told together. */
const GATHER_MS = 30;
const FRESH_MS = 10 * 60_000;

/** Tells every process that a post has come into homes: one event, however many they are. */
export async function tellOwners(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  { id, repostOf }: Pick<SentPost, 'id' | 'repostOf'>,
): Promise<void> {
  // What was sent late, as all of a new demonstration world, is no news.
  const freshSince = new Date(clock.now().getTime() - FRESH_MS);
  if (BigInt(id) < BigInt(smallestIdAt(freshSince))) return;
  await realtime.publish(db, SENT_CHANNEL, { type: 'sent', id, originId: repostOf ?? id });
}

/** Tells the people who have a page open in this process. Returns what ends it. */
export function startHomeNews({ db, realtime, log }: Services): () => void {
  let sent = new Map<string, unknown>();
  let timer: NodeJS.Timeout | undefined;

  async function tell(): Promise<void> {
    timer = undefined;
    const origins = sent;
    sent = new Map();
    const prefix = accountChannel('');
    const listening = realtime.listened(prefix).map((channel) => channel.slice(prefix.length));
    if (listening.length === 0) return;
    for (const { ownerId, postId } of await findOwnersOf(db, listening, [...origins.keys()])) {
      realtime.tell(accountChannel(ownerId), { type: 'feed', originId: origins.get(postId) });
    }
  }

  const stop = realtime.subscribe(SENT_CHANNEL, ({ id, originId }) => {
    sent.set(String(id), originId);
    timer ??= setTimeout(() => {
      tell().catch((error) => log.warn({ err: error }, 'news of homes were lost'));
    }, GATHER_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
