import { randomUUID } from 'node:crypto';
import type { Services } from '../../platform/context.ts';
import { accountChannel } from '../../platform/realtime/socket-channels.ts';
import { dropLeases, findAudience, findGone, renewLeases } from './presence-queries.ts';
import { type Delivery, publishDeliveries } from './publish.ts';

const BEAT_MS = 10_000;
/** Two beats may be missed. */
const LEASE_MS = 35_000;

const PREFIX = accountChannel('');

/**
 * Knows from the sockets of this process who has a page open, and shares it with the other processes as
 * leases in a table. Only who comes and who goes is told, to those who may know it.
 */
export function createPresence(services: Pick<Services, 'db' | 'clock' | 'realtime' | 'log'>) {
  const { db, clock, realtime, log } = services;
  const processId = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> = Promise.resolve();

  async function beat(): Promise<void> {
    const now = clock.now();
    const here = realtime.subscribedChannels(PREFIX).map((name) => name.slice(PREFIX.length));
    const until = new Date(now.getTime() + LEASE_MS);
    const came = await renewLeases(db, { accountIds: here, processId, now, until });
    const dropped = await dropLeases(db, { except: here, processId, now });
    const gone = dropped.length > 0 ? await findGone(db, dropped, now) : [];
    const told = await findAudience(db, [...came, ...gone]);
    const deliveries = told.map(({ accountId, username, to }): Delivery => {
      const online = came.includes(accountId);
      return { to, event: { type: 'chat-online', username, online } };
    });
    await publishDeliveries(services, db, deliveries);
  }

  /** One at a time; a failed one is made up for by the next. */
  function beatNow(): Promise<void> {
    beating = beating
      .then(beat)
      .catch((error) => log.warn({ err: error }, 'presence was not told'));
    return beating;
  }

  return {
    beat: beatNow,
    start() {
      timer = setInterval(() => void beatNow(), BEAT_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await beating;
      // Those who were here are connecting to another process.
      const all = { except: [], processId, now: clock.now() };
      if (timer) await dropLeases(db, all).catch(() => {});
    },
  };
}
