import { randomUUID } from 'node:crypto';
import { openWorkPool } from '../../apps/server/src/database/pool.ts';
import { measureAlternating, oneAfterTheOther, withSpread } from '../alternate.ts';
import { median, type Trial } from '../measure.ts';
import { growGraph, READERS, readerCookies, SMALL } from '../social/graph.ts';
import { type Asked, startMeasured } from '../social/timed-load.ts';
import type { World } from '../world.ts';

const PAIRS = READERS / 2;
const MESSAGES = 500;
const ROUNDS = { warmUp: 3_000, rounds: 5, count: 400, atOnce: 8 };

export const entry: Trial = {
  empty: true,
  about: `${PAIRS} conversations of two with ${MESSAGES} messages each: a message, and a page of the last 40. CPU of server and PostgreSQL, ${ROUNDS.atOnce} at a time, after ${ROUNDS.warmUp.toLocaleString('en')} to warm up; medians of ${ROUNDS.rounds} rounds of ${ROUNDS.count}, in brackets the least and the most. The floor takes turns with it: bare Fastify with the same writes in one transaction and one notification (no session, no membership, no checks). Asked: at most 3 times the floor, and below Misskey's 5.6 ms a message.`,
  async run(world) {
    await growGraph(world, SMALL);
    await openConversations(world);
    const server = await startMeasured(world, 'product.ts');
    const bare = await startMeasured(world, 'bare-chat.ts');
    // The first of a pair writes through the product, the second to the floor.
    const pair = (index: number) => index % PAIRS;
    const cookie = (index: number) => readerCookies[pair(index)] ?? '';
    const content = () => ({ clientId: randomUUID(), text: 'Vai ter jogo na quarta às oito?' });
    const ours = (index: number) => `/api/conversations/${pair(index) + 1}/messages`;
    const floor = (index: number) => `/messages/${pair(index) + PAIRS + 1}/${pair(index) + 1}`;
    const compared: { name: string; ours: Next; floor: Next }[] = [
      {
        name: 'a message',
        ours: (index) => ({
          ...{ path: ours(index), method: 'POST', body: content(), cookie: cookie(index) },
        }),
        floor: (index) => ({ path: floor(index), method: 'POST', body: content() }),
      },
      {
        name: 'a page of 40 messages',
        ours: (index) => ({ path: ours(index), cookie: cookie(index) }),
        floor: (index) => ({ path: floor(index) }),
      },
    ];
    const rows: string[][] = [];
    for (const each of compared) {
      const side = ({ cpu, ask }: typeof server, next: Next) => ({
        cpu,
        ask: oneAfterTheOther((index) => ask(next(index))),
      });
      const sides = [side(server, each.ours), side(bare, each.floor)];
      const [spent = [], least = []] = await measureAlternating(sides, ROUNDS);
      const ratio = (median(spent) / median(least)).toFixed(2);
      rows.push([each.name, withSpread(spent, 2), withSpread(least, 2), ratio]);
    }
    await server.stop();
    await bare.stop();
    return { columns: ['', 'CPU ms', 'floor', '× floor'], rows };
  },
};

type Next = (index: number) => Asked;

/** The readers in pairs, each with a history. */
async function openConversations({ databaseUrl }: World): Promise<void> {
  const pool = openWorkPool(databaseUrl);
  try {
    await pool.query(
      `INSERT INTO conversation (id, kind, low_id, high_id, last_seq, last_rev, last_message_at, created_at)
       SELECT n, 'direct', n, n + ${PAIRS}, ${MESSAGES}, ${MESSAGES}, now(), now()
       FROM generate_series(1, ${PAIRS}) n`,
    );
    await pool.query(
      `INSERT INTO conversation_member
         (conversation_id, account_id, state, joined_seq, read_seq, delivered_seq, joined_at)
       SELECT n, n + side, 'open', 0, ${MESSAGES}, ${MESSAGES}, now()
       FROM generate_series(1, ${PAIRS}) n, unnest(ARRAY[0, ${PAIRS}]) side`,
    );
    await pool.query(
      `INSERT INTO message (conversation_id, seq, rev, sender_id, client_id, content_hash, text, created_at)
       SELECT n, seq, seq, n + (seq % 2) * ${PAIRS}, gen_random_uuid(), sha256('x'), 'Mensagem ' || seq, now()
       FROM generate_series(1, ${PAIRS}) n, generate_series(1, ${MESSAGES}) seq`,
    );
    await pool.query('VACUUM ANALYZE');
  } finally {
    await pool.end();
  }
}
