import type { RealtimeEvent } from '@arquiba/contract/realtime';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { query } from '../database/transaction.ts';
import type { ChannelEvent } from '../ports/realtime-bus.ts';
import type { Realtime, RealtimeOptions } from './realtime.ts';
import { RealtimeAudience } from './realtime-audience.ts';

/** The payload of a notification: the event, or the id of the row that holds it. */
interface Envelope {
  channel: string;
  event?: RealtimeEvent;
  overflow?: string;
}

const NOTIFY_CHANNEL = 'realtime';
// PostgreSQL refuses payloads of 8000 bytes and more.
const LONGEST_NOTIFICATION = 7_900;
const LONGEST_EVENT = 256 * 1024;

export function createPostgresRealtime({ db, listener, log }: RealtimeOptions): Realtime {
  const audience = new RealtimeAudience(log);
  // Set while a long event is being fetched; later events wait for it, so that their order stays.
  let fetching: Promise<void> | null = null;

  function receive(payload: string): void {
    const envelope = JSON.parse(payload) as Envelope;
    if (!audience.has(envelope.channel)) return;
    if (!fetching && envelope.event) {
      audience.deliver(envelope.channel, envelope.event);
      return;
    }
    const turn: Promise<void> = (fetching ?? Promise.resolve())
      .then(() => deliver(envelope))
      .catch((error) => {
        log.warn({ err: error, channel: envelope.channel }, 'a long realtime event was lost');
        audience.notifyGap();
      })
      .finally(() => {
        if (fetching === turn) fetching = null;
      });
    fetching = turn;
  }

  async function deliver({ channel, event, overflow }: Envelope): Promise<void> {
    if (event) return audience.deliver(channel, event);
    const { rows } = await db.execute<{ body: string }>(
      sql`SELECT body FROM realtime_overflow WHERE id = ${overflow}`,
    );
    const body = rows[0]?.body;
    if (body === undefined) throw new Error('The body of the event is gone.');
    audience.deliver(channel, JSON.parse(body));
  }

  async function publishAll(on: Queryable, events: readonly ChannelEvent[]): Promise<void> {
    let short: string[] = [];
    for (const { channel, event } of events) {
      const notification = JSON.stringify({ channel, event } satisfies Envelope);
      if (Buffer.byteLength(notification) <= LONGEST_NOTIFICATION) {
        short.push(notification);
        continue;
      }
      await notify(on, short);
      short = [];
      await publishLong(on, channel, JSON.stringify(event));
    }
    await notify(on, short);
  }

  return {
    publish: (on, channel, event) => publishAll(on, [{ channel, event }]),
    publishAll,
    subscribe: (channel, listen) => audience.add(channel, listen),
    subscribedChannels: (prefix) => audience.channels(prefix),
    deliver: (channel, event) => audience.deliver(channel, event),
    onGap: (listen) => audience.addForGaps(listen),
    start: () => listener.listen(NOTIFY_CHANNEL, receive, () => audience.notifyGap()),
    async stop() {
      await fetching;
    },
  };
}

async function notify(on: Queryable, notifications: readonly string[]): Promise<void> {
  if (notifications.length === 0) return;
  const all = JSON.stringify(notifications);
  await query(on, 'realtime_notify', NOTIFY, [NOTIFY_CHANNEL, all]);
}

const NOTIFY = 'SELECT pg_notify($1, value) FROM json_array_elements_text($2::json)';

async function publishLong(on: Queryable, channel: string, body: string): Promise<void> {
  if (Buffer.byteLength(body) > LONGEST_EVENT) {
    throw new Error(`A realtime event on ${channel} is too long.`);
  }
  await on.execute(sql`
    WITH kept AS (INSERT INTO realtime_overflow (body) VALUES (${body}) RETURNING id)
    SELECT pg_notify(${NOTIFY_CHANNEL},
      json_build_object('channel', ${channel}::text, 'overflow', id::text)::text) FROM kept`);
}
