import { openWorkPool } from '../../apps/server/src/database/pool.ts';
import { measureAlternating, oneAfterTheOther, withSpread } from '../alternate.ts';
import { median, type Trial } from '../measure.ts';
import { growGraph, READERS, readerCookies, SMALL } from '../social/graph.ts';
import { startMeasured } from '../social/timed-load.ts';
import type { World } from '../world.ts';

const GROUPS = 10;
const LIKES_OF_EACH = 30;
const MENTIONS = 30;
const ROUNDS = { warmUp: 3_000, rounds: 5, count: 400, atOnce: 8 };

export const entry: Trial = {
  empty: true,
  about: `The newest 20 notices of ${READERS} people, who have ${MENTIONS} mentions and ${GROUPS} groups of ${LIKES_OF_EACH} likes in between: CPU of server and PostgreSQL, ${ROUNDS.atOnce} at a time, after ${ROUNDS.warmUp.toLocaleString('en')} to warm up; medians of ${ROUNDS.rounds} rounds of ${ROUNDS.count}, in brackets the least and the most. The floor takes turns with it: bare Fastify with one statement that groups the newest 500 rows (no session, no blocks, no visibility, no checks). Asked: at most 3 times the floor.`,
  async run(world) {
    await growGraph(world, SMALL);
    await addNotices(world);
    const server = await startMeasured(world, 'product.ts');
    const bare = await startMeasured(world, 'bare-feed.ts');
    const cookie = (index: number) => readerCookies[index % READERS] ?? '';
    const pages = {
      cpu: server.cpu,
      ask: oneAfterTheOther((index) =>
        server.ask({ path: '/api/notifications', cookie: cookie(index) }),
      ),
    };
    const counts = {
      cpu: server.cpu,
      ask: oneAfterTheOther((index) =>
        server.ask({ path: '/api/notifications/news', cookie: cookie(index) }),
      ),
    };
    const floor = {
      cpu: bare.cpu,
      ask: oneAfterTheOther((index) => bare.ask({ path: `/notices/${(index % READERS) + 1}` })),
    };
    const [page = [], news = [], least = []] = await measureAlternating(
      [pages, counts, floor],
      ROUNDS,
    );
    await server.stop();
    await bare.stop();
    const row = (name: string, spent: number[]) => [
      ...[name, withSpread(spent, 2), withSpread(least, 2)],
      (median(spent) / median(least)).toFixed(2),
    ];
    return {
      columns: ['', 'CPU ms', 'floor', '× floor'],
      rows: [row('page of 20 notices', page), row('count of the bell', news)],
    };
  },
};

/** Likes and mentions in turn, about public posts of others. */
async function addNotices({ databaseUrl }: World): Promise<void> {
  const pool = openWorkPool(databaseUrl);
  try {
    await pool.query(
      `INSERT INTO notification (id, recipient_id, actor_id, kind, target, post_id, title, path, created_at, group_key)
       SELECT made.n * 1000000::bigint + reader, reader, ${READERS} + 1 + made.n, made.kind,
         'post:' || post.id || ':' || made.n, post.id, '', '/post/' || post.id, now(),
         CASE made.kind WHEN 'like' THEN 'like ' || post.id ELSE made.n || ' ' || reader END
       FROM generate_series(1, ${READERS}) AS reader
       CROSS JOIN (
         SELECT n, CASE WHEN n % ${LIKES_OF_EACH * GROUPS + MENTIONS} % 11 = 0 THEN 'mention' ELSE 'like' END AS kind
         FROM generate_series(1, ${LIKES_OF_EACH * GROUPS + MENTIONS}) AS n
       ) AS made
       JOIN (SELECT id, row_number() OVER (ORDER BY id DESC) AS place FROM post WHERE audience = 'public')
         AS post ON post.place = reader + CASE made.kind WHEN 'like' THEN made.n % ${GROUPS} ELSE made.n END`,
    );
    await pool.query('VACUUM ANALYZE notification');
  } finally {
    await pool.end();
  }
}
