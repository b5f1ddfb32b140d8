import { randomUUID } from 'node:crypto';
import type { RealtimeEvent } from '@arquiba/contract/realtime';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabaseListener } from '../database/database-listener.ts';
import { openPlatform, type Platform } from '../testing/open-platform.ts';
import { createRealtime } from './realtime.ts';

const redisUrl = process.env.REDIS_TEST_URL;

describe.skipIf(!redisUrl)(
  `over Redis${redisUrl ? '' : ' (SKIPPED: set REDIS_TEST_URL to a Redis server to run it)'}`,
  () => {
    // Other test runs may use the same Redis.
    const channel = `public:${randomUUID()}`;
    let here: Platform;
    let there: Platform;

    beforeAll(async () => {
      const settings = redisUrl ? { redisUrl } : {};
      here = await openPlatform(settings);
      there = await openPlatform(settings);
      await here.startJobs([]);
    });
    afterAll(async () => {
      await here.close();
      await there.close();
    });

    test('an event reaches another process', async () => {
      const heard = listen();
      await heard.untilSubscribed();
      await here.realtime.publish(here.db, channel, { type: 'gol' });
      await expect.poll(() => heard.events).toEqual([{ type: 'gol' }]);
      heard.stop();
    });

    test('inside a transaction an event is seen after the commit, or never', async () => {
      const heard = listen();
      await heard.untilSubscribed();
      const rolledBack = here.db.transaction(async (tx) => {
        await here.realtime.publish(tx, channel, { type: 'anulado' });
        throw new Error('impedimento');
      });
      await expect(rolledBack).rejects.toThrow('impedimento');
      await here.db.transaction(async (tx) => {
        await here.realtime.publish(tx, channel, { type: 'gol' });
        await here.realtime.publish(here.db, channel, { type: 'escanteio' });
        await expect.poll(() => heard.events).toEqual([{ type: 'escanteio' }]);
      });
      await expect.poll(() => heard.events).toEqual([{ type: 'escanteio' }, { type: 'gol' }]);
      heard.stop();
    });

    test('a process that does not start the bus publishes too, and stops when all is sent', async () => {
      const heard = listen();
      await heard.untilSubscribed();
      const log = pino({ level: 'silent' });
      const listener = createDatabaseListener({ databaseUrl: here.url, log });
      const bus = await createRealtime({ db: here.db, listener, redisUrl, log });
      await here.db.transaction(async (tx) => {
        await bus.publish(tx, channel, { type: 'gol' });
        await bus.publish(tx, channel, { type: 'apito final' });
      });
      await bus.stop();
      await expect
        .poll(() => heard.events)
        .toEqual(expect.arrayContaining([{ type: 'gol' }, { type: 'apito final' }]));
      heard.stop();
    });

    test('after a lost connection it listens again and tells of the gap', async () => {
      const heard = listen();
      await heard.untilSubscribed();
      let gaps = 0;
      const stop = there.realtime.onGap(() => {
        gaps += 1;
      });
      const admin = new Redis(redisUrl ?? '');
      await admin.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
      await expect.poll(() => gaps).toBeGreaterThan(0);
      await expect.poll(() => admin.pubsub('NUMSUB', name())).toEqual([name(), 1]);
      await here.realtime.publish(here.db, channel, { type: 'segundo tempo' });
      await expect.poll(() => heard.events).toEqual([{ type: 'segundo tempo' }]);
      await admin.quit();
      stop();
      heard.stop();
    });

    function listen() {
      const events: RealtimeEvent[] = [];
      return {
        events,
        stop: there.realtime.subscribe(channel, (event) => events.push(event)),
        async untilSubscribed() {
          const admin = new Redis(redisUrl ?? '');
          await expect.poll(() => admin.pubsub('NUMSUB', name())).toEqual([name(), 1]);
          await admin.quit();
        },
      };
    }

    function name(): string {
      return `arquiba:realtime:${channel}`;
    }
  },
);
