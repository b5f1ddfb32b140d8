import type { RealtimeEvent } from '@arquiba/contract/realtime';
import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import type { Realtime, RealtimeOptions } from './realtime.ts';
import { RealtimeAudience } from './realtime-audience.ts';

/** What travels in a notification: the event, or where to find it. */
interface Envelope {
  /** Empty where it does not fit in either. */
  channels: readonly string[];
  event?: RealtimeEvent;
  overflow?: string;
}

const NOTIFY_CHANNEL = 'realtime';
// PostgreSQL refuses payloads of 8000 bytes and more.
const LONGEST_NOTIFICATION = 7_900;
const LONGEST_EVENT = 256 * 1024;
const MOST_NAMED = 50;

export function createPostgresRealtime({ db, listener, log }: RealtimeOptions): Realtime {
  const audience = new RealtimeAudience(log);
  // Set while a long event is being fetched; what comes after it waits, so that order is kept.
  let fetching: Promise<void> | null = null;

  function receive(payload: string): void {
    const envelope = JSON.parse(payload) as Envelope;
    if (envelope.channels.length > 0 && !envelope.channels.some((name) => audience.has(name))) {
      return;
    }
    if (!fetching && envelope.event) {
      tell(envelope.channels, envelope.event);
      return;
    }
    const turn: Promise<void> = (fetching ?? Promise.resolve())
      .then(() => deliver(envelope))
      .catch((error) => {
        const [channel] = envelope.channels;
        log.warn({ err: error, channel }, 'a long realtime event was lost');
        audience.tellOfGap();
      })
      .finally(() => {
        if (fetching === turn) fetching = null;
      });
    fetching = turn;
  }

  function tell(channels: readonly string[], event: RealtimeEvent): void {
    for (const channel of channels) audience.tell(channel, event);
  }

  async function deliver({ channels, event, overflow }: Envelope): Promise<void> {
    if (event) return tell(channels, event);
    const { rows } = await db.execute<{ body: string }>(
      sql`SELECT body FROM realtime_overflow WHERE id = ${overflow}`,
    );
    const body = rows[0]?.body;
    if (body === undefined) throw new Error('The body of the event is gone.');
    const kept = JSON.parse(body) as Required<Pick<Envelope, 'channels' | 'event'>>;
    tell(kept.channels, kept.event);
  }

  async function publishEach(
    on: Queryable,
    channels: readonly string[],
    event: RealtimeEvent,
  ): Promise<void> {
    if (channels.length === 0) return;
    const body = JSON.stringify({ channels, event } satisfies Envelope);
    if (Buffer.byteLength(body) <= LONGEST_NOTIFICATION) {
      await on.execute(sql`SELECT pg_notify(${NOTIFY_CHANNEL}, ${body})`);
      return;
    }
    // Named where they are few, so that processes where nobody listens need not look.
    const named = JSON.stringify(channels.length > MOST_NAMED ? [] : channels);
    await on.execute(sql`
      WITH kept AS (INSERT INTO realtime_overflow (body) VALUES (${body}) RETURNING id)
      SELECT pg_notify(${NOTIFY_CHANNEL},
        json_build_object('channels', ${named}::json, 'overflow', id::text)::text) FROM kept`);
  }

  return {
    direct: [],
    async publish(on, channel, event) {
      if (Buffer.byteLength(JSON.stringify(event)) > LONGEST_EVENT) {
        throw new Error(`A realtime event on ${channel} is too long.`);
      }
      await publishEach(on, [channel], event);
    },
    publishEach,
    subscribe: (channel, listen) => audience.add(channel, listen),
    onGap: (listen) => audience.addForGaps(listen),
    start: () => listener.listen(NOTIFY_CHANNEL, receive, () => audience.tellOfGap()),
    async stop() {
      await fetching;
    },
  };
}
