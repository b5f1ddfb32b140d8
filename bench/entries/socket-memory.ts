import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { withSpread } from '../alternate.ts';
import { heapOf, startServer } from '../http-process.ts';
import { median, type Trial } from '../measure.ts';
import { closeSockets, openSockets } from '../open-sockets.ts';
import { growGraph, READERS, SMALL } from '../social/graph.ts';
import { memoryOf } from '../tree-cpu.ts';
import type { World } from '../world.ts';

/** Ten for each reader, as many as an account may have. */
const SOCKETS = 10 * READERS;
const WARM_UP = 200;
const ROUNDS = 3;
const SETTLES_WITHIN_MS = 10_000;
const KB = 1_000;

export const entry: Trial = {
  empty: true,
  about: `What the server holds for each of ${SOCKETS.toLocaleString('en')} idle sockets, ten seconds after the last was opened, heap and buffers after a full garbage collection; ${WARM_UP} were opened and closed before. A server of its own for each of ${ROUNDS} rounds; medians, in brackets the least and the most. Ours are signed in and subscribed to their account; the floor is bare \`ws\`, which only listens. Without what the system keeps for a connection, which is the same on both sides. Resident memory grows by less than what is held, on both sides, because pages that are already resident are used first: it cannot answer the question. Asked: at most 30 kB above it.`,
  async run(world) {
    await growGraph(world, SMALL);
    const [bare, ours]: [Each[], Each[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(await memoryOfEach(world, 'bare-sockets.ts', false));
      ours.push(await memoryOfEach(world, 'product.ts', true));
    }
    const heaps = (of: Each[]) => of.map(({ heap }) => heap);
    const row = (name: string, of: Each[]) => [
      ...[name, withSpread(heaps(of), 1), (median(heaps(of)) - median(heaps(bare))).toFixed(1)],
      withSpread(
        of.map(({ resident }) => resident),
        1,
      ),
    ];
    return {
      columns: ['', 'kB each', 'above the floor', 'resident kB each'],
      rows: [row('bare `ws`', bare), row('Arquiba', ours)],
    };
  },
};

interface Each {
  heap: number;
  resident: number;
}

async function memoryOfEach(world: World, script: string, subscribes: boolean): Promise<Each> {
  const { databaseUrl: DATABASE_URL, dataFolder: DATA_DIR } = world;
  const { child, origin, stop } = await startServer(script, { DATABASE_URL, DATA_DIR });
  const pid = child.pid ?? 0;
  await closeSockets(await openSockets(origin, { count: WARM_UP, subscribes }));
  await wait(SETTLES_WITHIN_MS);
  const before = { heap: await heapOf(child), resident: await memoryOf(pid) };
  const sockets = await openSockets(origin, { count: SOCKETS, subscribes });
  await wait(SETTLES_WITHIN_MS);
  const lost = sockets.filter(({ readyState }) => readyState !== WebSocket.OPEN).length;
  if (lost > 0) throw new Error(`${lost} of ${SOCKETS} sockets were closed`);
  const resident = await memoryOf(pid);
  const share = (after: number, of: number) => (after - of) / SOCKETS / KB;
  const each = {
    resident: share(resident, before.resident),
    heap: share(await heapOf(child), before.heap),
  };
  await closeSockets(sockets);
  await stop();
  return each;
}
