import type { RealtimeEvent } from '@arquiba/contract/realtime';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { createDatabaseListener } from '../database/database-listener.ts';
import { openPlatform, type Platform } from '../testing/open-platform.ts';
import { createRealtime, type Realtime } from './realtime.ts';

// Two buses and listeners, like two processes on one database.
let here: Platform;
let there: Realtime;
let closeThere: () => Promise<void>;

beforeAll(async () => {
  here = await openPlatform();
  const { log } = here.services;
  const pool = new pg.Pool({ connectionString: here.url, max: 2 });
  // The database is dropped while the last connection may still be closing.
  pool.on('error', () => {});
  const listener = createDatabaseListener({ databaseUrl: here.url, log });
  there = await createRealtime({ db: openDatabase(pool), listener, log });
  await listener.start();
  await there.start();
  closeThere = async () => {
    await there.stop();
    await listener.stop();
    await pool.end();
  };
});
afterAll(async () => {
  await closeThere();
  await here.close();
});

test('an event reaches the listeners of its channel in every process', async () => {
  const heard = listen(there, 'public:placar');
  const heardHere = listen(here.realtime, 'public:placar');
  const other = listen(there, 'public:outro');
  await here.realtime.publish(here.db, 'public:placar', { type: 'gol', minuto: 71, quem: 'Zé 🥅' });
  const expected = [{ type: 'gol', minuto: 71, quem: 'Zé 🥅' }];
  await expect.poll(() => heard.events).toEqual(expected);
  await expect.poll(() => heardHere.events).toEqual(expected);
  expect(other.events).toEqual([]);
  for (const { stop } of [heard, heardHere, other]) stop();
});

test('inside a transaction an event is seen after the commit, or never', async () => {
  const heard = listen(there, 'public:placar');
  const rolledBack = here.db.transaction(async (tx) => {
    await here.realtime.publish(tx, 'public:placar', { type: 'anulado' });
    throw new Error('impedimento');
  });
  await expect(rolledBack).rejects.toThrow('impedimento');
  await here.db.transaction(async (tx) => {
    await here.realtime.publish(tx, 'public:placar', { type: 'gol' });
    // Another event, published and received in the meantime, shows that this one was held back.
    await here.realtime.publish(here.db, 'public:placar', { type: 'escanteio' });
    await expect.poll(() => heard.events).toEqual([{ type: 'escanteio' }]);
  });
  await expect.poll(() => heard.events).toEqual([{ type: 'escanteio' }, { type: 'gol' }]);
  heard.stop();
});

test('events too long for a notification arrive whole and in order', async () => {
  const heard = listen(there, 'public:placar');
  const long = { type: 'longo', text: 'ç'.repeat(50_000) };
  await here.db.transaction(async (tx) => {
    await here.realtime.publish(tx, 'public:placar', { type: 'antes' });
    await here.realtime.publish(tx, 'public:placar', long);
    await here.realtime.publish(tx, 'public:placar', { type: 'depois' });
  });
  await expect.poll(() => heard.events).toEqual([{ type: 'antes' }, long, { type: 'depois' }]);
  const endless = { type: 'demais', text: 'x'.repeat(300_000) };
  await expect(here.realtime.publish(here.db, 'public:placar', endless)).rejects.toThrow(
    'too long',
  );
  heard.stop();
});

test('a notification that nobody understands is passed over', async () => {
  const heard = listen(there, 'public:placar');
  await here.db.execute(sql`SELECT pg_notify('realtime', 'nonsense'), pg_notify('realtime', '')`);
  await here.realtime.publish(here.db, 'public:placar', { type: 'gol' });
  await expect.poll(() => heard.events).toEqual([{ type: 'gol' }]);
  heard.stop();
});

test('a listener that fails does not keep the others from hearing', async () => {
  const stop = there.subscribe('public:placar', () => {
    throw new Error('broken listener');
  });
  const heard = listen(there, 'public:placar');
  await here.realtime.publish(here.db, 'public:placar', { type: 'gol' });
  await expect.poll(() => heard.events).toEqual([{ type: 'gol' }]);
  stop();
  heard.stop();
});

test('after a lost connection it listens again and tells of the gap', async () => {
  const heard = listen(there, 'public:placar');
  let gaps = 0;
  const stop = there.onGap(() => {
    gaps += 1;
  });
  await here.db.execute(sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'arquiba listener' AND datname = current_database()`);
  await expect.poll(() => gaps).toBe(1);
  await here.realtime.publish(here.db, 'public:placar', { type: 'segundo tempo' });
  await expect.poll(() => heard.events).toEqual([{ type: 'segundo tempo' }]);
  stop();
  heard.stop();
});

function listen(bus: Realtime, channel: string) {
  const events: RealtimeEvent[] = [];
  return { events, stop: bus.subscribe(channel, (event) => events.push(event)) };
}
