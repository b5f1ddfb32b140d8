import { openWorkPool } from '../../apps/server/src/database/pool.ts';
import { measureAlternating, oneAfterTheOther, type Side, withSpread } from '../alternate.ts';
import { median, type Trial } from '../measure.ts';
import { growGraph, READERS, readerCookies, SMALL } from '../social/graph.ts';
import { type Asked, startMeasured } from '../social/timed-load.ts';
import type { World } from '../world.ts';

const SLUG = 'grupo-medido';
const POSTS = 2_000;
const POLLS = 400;
const ROUNDS = { warmUp: 5_000, rounds: 5, count: 400, atOnce: 8 };

export const entry: Trial = {
  empty: true,
  about: `A closed group of ${READERS} members with ${POSTS.toLocaleString('en')} posts, read and voted in by its members: CPU of server and PostgreSQL, ${ROUNDS.atOnce} at a time, after ${ROUNDS.warmUp.toLocaleString('en')} to warm up; medians of ${ROUNDS.rounds} rounds of ${ROUNDS.count}, in brackets the least and the most. The floor takes turns with it: bare Fastify with one statement for each call (no session, no visibility, no checks). Asked: at most 3 times the floor. The page is the group and its newest 20 posts.`,
  async run(world) {
    await growGraph(world, SMALL);
    const polls = await foundGroup(world);
    const server = await startMeasured(world, 'product.ts');
    const bare = await startMeasured(world, 'bare-feed.ts');
    const cookie = (index: number) => readerCookies[index % READERS] ?? '';
    const viewer = (index: number) => (index % READERS) + 1;
    const poll = (index: number) => polls[Math.floor(index / READERS) % polls.length];
    const compared: { name: string; calls: number; ours: Next; floor: Next }[] = [
      {
        ...{ name: 'page of a group', calls: 2 },
        ours: (index) => ({
          path: `/api/groups/${SLUG}${index % 2 ? '/posts' : ''}`,
          cookie: cookie(index >> 1),
        }),
        floor: (index) => ({
          path: `/${index % 2 ? 'group-posts' : 'group'}/${viewer(index >> 1)}/${SLUG}`,
        }),
      },
      {
        ...{ name: 'vote', calls: 1 },
        ours: (index) => ({
          ...{ path: `/api/posts/${poll(index)}/vote`, method: 'PUT', body: { positions: [0] } },
          cookie: cookie(index),
        }),
        // By other people, so that nobody votes twice here either.
        floor: (index) => ({
          path: `/vote/${READERS + viewer(index)}/${poll(index)}`,
          ...{ method: 'PUT', body: {} },
        }),
      },
    ];
    const rows: string[][] = [];
    for (const { name, calls, ours, floor } of compared) {
      const [spent = [], least = []] = await measureAlternating(
        [sideOf(server, ours), sideOf(bare, floor)],
        ROUNDS,
      );
      const ratio = (median(spent) / median(least)).toFixed(2);
      const cost = (values: number[]) =>
        withSpread(
          values.map((value) => calls * value),
          2,
        );
      rows.push([name, cost(spent), cost(least), ratio]);
    }
    await server.stop();
    await bare.stop();
    return { columns: ['', 'CPU ms', 'floor', '× floor'], rows };
  },
};

type Next = (index: number) => Asked;

function sideOf(
  { cpu, ask }: Awaited<ReturnType<typeof startMeasured>>,
  next: (index: number) => Asked,
): Side {
  return { cpu, ask: oneAfterTheOther((index) => ask(next(index))) };
}

/** Moves the newest posts into a closed group of the readers; returns those that are polls now. */
async function foundGroup({ databaseUrl }: World): Promise<string[]> {
  const pool = openWorkPool(databaseUrl);
  try {
    await pool.query(
      `INSERT INTO sports_group (id, slug, name, description, access, created_at)
       VALUES (1, '${SLUG}', 'Grupo medido', 'Para medir.', 'closed', now())`,
    );
    await pool.query(
      `INSERT INTO sports_group_stat (group_id, members, owners) VALUES (1, ${READERS}, 1)`,
    );
    await pool.query(
      `INSERT INTO sports_group_member (group_id, account_id, role, joined_at)
       SELECT 1, n, CASE n WHEN 1 THEN 'owner' ELSE 'member' END, now()
       FROM generate_series(1, ${READERS}) n`,
    );
    await pool.query(
      `UPDATE post SET group_id = 1, audience = 'group'
       WHERE id IN (SELECT id FROM post ORDER BY id DESC LIMIT ${POSTS})`,
    );
    const { rows } = await pool.query<{ post_id: string }>(
      `INSERT INTO poll (post_id, closes_at)
       SELECT id, now() + interval '1 day' FROM post WHERE group_id = 1 ORDER BY id LIMIT ${POLLS}
       RETURNING post_id`,
    );
    await pool.query(
      `INSERT INTO poll_option (post_id, position, label)
       SELECT post_id, n, 'Opção ' || n FROM poll, generate_series(0, 2) n`,
    );
    await pool.query('VACUUM ANALYZE');
    return rows.map(({ post_id }) => post_id);
  } finally {
    await pool.end();
  }
}
