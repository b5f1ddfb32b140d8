import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openWorkPool } from '../../apps/server/src/database/pool.ts';
import type { Trial } from '../measure.ts';
import { closeSockets, openSockets } from '../open-sockets.ts';
import { growGraph, READERS, readerCookies, SMALL } from '../social/graph.ts';
import { startMeasured } from '../social/timed-load.ts';
import type { World } from '../world.ts';

const SOCKETS = 1_000;
const MEMBERS = 50;
const GROUPS = READERS / MEMBERS;
const REACHED = SOCKETS / GROUPS;
const [WARM_UP, COUNT, AT_ONCE] = [400, 600, 8];
const SECONDS = 20;
const LONGEST_MS = 10_000;

export const entry: Trial = {
  empty: true,
  about: `From the request with a message to its arrival: ${SOCKETS.toLocaleString('en')} open sockets of ${READERS} people in ${GROUPS} conversations of ${MEMBERS}, so that a message arrives at ${REACHED}. Full load is ${AT_ONCE} requests at a time; at half load they come evenly, half as many a second, for ${SECONDS} seconds. Clients, server and PostgreSQL share the cores. Asked: p99 of at most 100 ms at half load.`,
  async run(world) {
    await growGraph(world, SMALL);
    await openConversations(world);
    const server = await startMeasured(world, 'product.ts');
    const sockets = await openSockets(server.origin, { count: SOCKETS, subscribes: true });
    const sent = new Map<string, number>();
    let arrivals: number[] = [];
    for (const socket of sockets) {
      socket.on('message', (data) => {
        const [, clientId = ''] = /"clientId":"([^"]+)"/.exec(data.toString()) ?? [];
        const at = sent.get(clientId);
        if (at !== undefined) arrivals.push(performance.now() - at);
      });
    }
    const send = async (index: number) => {
      const clientId = randomUUID();
      sent.set(clientId, performance.now());
      await server.ask({
        ...{ path: `/api/conversations/${(index % GROUPS) + 1}/messages`, method: 'POST' },
        ...{
          cookie: readerCookies[index % READERS] ?? '',
          body: { clientId, text: 'Gol no fim!' },
        },
      });
    };
    const allArrived = async (messages: number) => {
      const patience = performance.now() + LONGEST_MS;
      while (arrivals.length < messages * REACHED && performance.now() < patience) await wait(20);
    };

    let next = 0;
    const atOnce = async (count: number) => {
      const last = next + count;
      const lane = async () => {
        while (next < last) await send(next++);
      };
      arrivals = [];
      const begun = performance.now();
      await Promise.all(Array.from({ length: AT_ONCE }, lane));
      await allArrived(count);
      return { perSecond: (count * 1000) / (performance.now() - begun), arrivals };
    };
    await atOnce(WARM_UP);
    const full = await atOnce(COUNT);

    arrivals = [];
    const perSecond = full.perSecond / 2;
    const messages = Math.floor(perSecond * SECONDS);
    const begun = performance.now();
    const sending: Promise<void>[] = [];
    for (let at = 0; at < messages; at += 1) {
      await wait(Math.max(0, begun + (at * 1000) / perSecond - performance.now()));
      sending.push(send(next++));
    }
    await Promise.all(sending);
    await allArrived(messages);
    await closeSockets(sockets);
    await server.stop();
    return {
      columns: ['', 'messages a second', 'deliveries a second', 'p50 ms', 'p99 ms', 'lost'],
      rows: [row('full load', full, COUNT), row('half load', { perSecond, arrivals }, messages)],
    };
  },
};

function row(
  name: string,
  { perSecond, arrivals }: { perSecond: number; arrivals: number[] },
  messages: number,
): string[] {
  const sorted = arrivals.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  const lost = messages * REACHED - arrivals.length;
  return [
    ...[name, perSecond.toFixed(0), (perSecond * REACHED).toFixed(0), at(0.5), at(0.99)],
    String(lost),
  ];
}

/** The readers in groups, without messages. */
async function openConversations({ databaseUrl }: World): Promise<void> {
  const pool = openWorkPool(databaseUrl);
  try {
    await pool.query(
      `INSERT INTO conversation (id, kind, title, last_message_at, created_at)
       SELECT n, 'group', 'Arquibancada ' || n, now(), now() FROM generate_series(1, ${GROUPS}) n`,
    );
    await pool.query(
      `INSERT INTO conversation_member
         (conversation_id, account_id, state, joined_seq, read_seq, delivered_seq, joined_at)
       SELECT (n - 1) % ${GROUPS} + 1, n, 'open', 0, 0, 0, now() FROM generate_series(1, ${READERS}) n`,
    );
    await pool.query('VACUUM ANALYZE');
  } finally {
    await pool.end();
  }
}
