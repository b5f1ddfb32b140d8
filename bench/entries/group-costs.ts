import { openWorkPool } from '../../apps/server/src/database/pool.ts';
import { measureAlternating, oneAfterTheOther, type Side, withSpread } from '../alternate.ts';
import { median, type Trial } from '../measure.ts';
import { growGraph, READERS, readerCookies, SMALL } from '../social/graph.ts';
import { type Asked, startMeasured } from '../social/timed-load.ts';
import type { World } from '../world.ts';

const SLUG = 'grupo-medido';
const POSTS = 2_000;
const POLLS = 400;
const EVENTS = 400;
const ANSWERS = 20;
const ROUNDS = { warmUp: 5_000, rounds: 5, count: 400, atOnce: 8 };

export const entry: Trial = {
  empty: true,
  about: `A closed group of ${READERS} members with ${POSTS.toLocaleString('en')} posts, read, voted in and answered by its members: CPU of server and PostgreSQL, ${ROUNDS.atOnce} at a time, after ${ROUNDS.warmUp.toLocaleString('en')} to warm up; medians of ${ROUNDS.rounds} rounds of ${ROUNDS.count}, in brackets the least and the most. The floor takes turns with it: bare Fastify with one statement for each call (no session, no visibility, no checks). Asked: at most 3 times the floor. The page is the group and its newest 20 posts. What is above it is mostly round trips: the page takes 7 statements instead of 2, a vote 8 and an answer 10 instead of 1 (session, visibility, locks, the transaction, the state afterwards). Half to two thirds of the CPU is PostgreSQL’s; of the rest, by a profile, 45 to 60 % are writes to sockets, below 3 % checks of input and output, and 11 % of the page the signatures in the addresses of its pictures.`,
  async run(world) {
    await growGraph(world, SMALL);
    const { polls, events } = await foundGroup(world);
    const server = await startMeasured(world, 'product.ts');
    const bare = await startMeasured(world, 'bare-feed.ts');
    const cookie = (index: number) => readerCookies[index % READERS] ?? '';
    const viewer = (index: number) => (index % READERS) + 1;
    const eachOnce = (of: string[], index: number) => of[Math.floor(index / READERS) % of.length];
    const poll = (index: number) => eachOnce(polls, index);
    const event = (index: number) => eachOnce(events, index);
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
      {
        ...{ name: 'answer to an event', calls: 1 },
        ours: (index) => ({
          ...{ path: `/api/events/evento-${event(index)}/answer`, method: 'PUT' },
          ...{ body: { date: event(index), answer: 'going' }, cookie: cookie(index) },
        }),
        floor: (index) => ({
          path: `/answer/${READERS + viewer(index)}/${event(index)}`,
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

/**
 * Moves the newest posts into a closed group of the readers. Returns the ids of those that are polls now, and
 * of those that announce an event, which has a single date of the same id.
 */
async function foundGroup({ databaseUrl }: World) {
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
    const announcing = await pool.query<{ id: string }>(
      `INSERT INTO event (id, post_id, author_id, group_id, slug, title, description, sport, rule_start,
         filled_until, minutes, time_zone, place, map_url, online_url, capacity, created_at, shown_until)
       SELECT id, id, author_id, 1, 'evento-' || id, 'Treino', '', '', '2099-01-01T19:00', '2099-01-01', 60,
         'America/Sao_Paulo', '', '', '', 10000, now(), now() + interval '1 day'
       FROM post WHERE group_id = 1 ORDER BY id DESC LIMIT ${EVENTS} RETURNING id`,
    );
    await pool.query(
      `INSERT INTO event_date (id, event_id, rule_start, local_start, local_end, time_zone, starts_at,
         ends_at, place, map_url, online_url, capacity, changed_at)
       SELECT id, id, rule_start, rule_start, '2099-01-01T20:00', time_zone, now() + interval '1 year',
         now() + interval '2 years', '', '', '', capacity, now() FROM event`,
    );
    // Others answered before: statements that are planned for an empty table stay bad until it is analysed again.
    await pool.query(
      `INSERT INTO event_answer (date_id, account_id, answer, guests, turn)
       SELECT id, ${2 * READERS} + n, 'maybe', 0, n FROM event_date, generate_series(1, ${ANSWERS}) n`,
    );
    await pool.query(`UPDATE event_date SET next_turn = ${ANSWERS} + 1`);
    await pool.query('VACUUM ANALYZE');
    return {
      polls: rows.map(({ post_id }) => post_id),
      events: announcing.rows.map(({ id }) => id),
    };
  } finally {
    await pool.end();
  }
}
