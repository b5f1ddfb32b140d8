import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LARGEST_ID, newId } from '../platform/database/database.ts';
import { createDatabaseListener } from '../platform/database/database-listener.ts';
import { KEPT_OF_ONE } from './author-posts.ts';
import { readHome } from './read-home.ts';
import { watchHomes } from './watch-homes.ts';

// MODEL_STEPS=5000 MODEL_SEED=7 runs more steps, or repeats a run.
const STEPS = Number(process.env.MODEL_STEPS ?? 150);
const SEED = Number(process.env.MODEL_SEED ?? 1 + Math.floor(Math.random() * 1_000_000));
const LOOK_EVERY = 3;
const LIMITS = [1, 5, 21, 51];
const AUDIENCES = ['public', 'public', 'followers', 'self'];

let app: TestApp;
let people: Person[];
let time: number;
/** Resolves once this process was notified of everything so far. */
let told: () => Promise<void>;
let stop: () => Promise<void>;

beforeAll(async () => {
  app = await startTestApp();
  people = [];
  while (people.length < 7) people.push(await signUp(app));
  time = app.clock.now().getTime();
  const listener = createDatabaseListener({
    databaseUrl: app.databaseUrl,
    log: pino({ level: 'silent' }),
  });
  await listener.start();
  const stopHomes = await watchHomes(app.api.services.db, listener, () => {});
  const marks = new Map<string, () => void>();
  await listener.listen(
    'model',
    (mark) => marks.get(mark)?.(),
    () => {},
  );
  told = () =>
    new Promise((resolve, reject) => {
      const mark = String(marks.size);
      marks.set(mark, resolve);
      app.pool.query(`SELECT pg_notify('model', $1)`, [mark]).catch(reject);
    });
  stop = async () => {
    stopHomes();
    await listener.stop();
  };
});
afterAll(async () => {
  await stop();
  await app.close();
});

test(`homes are what plain SQL finds, whatever happens (seed ${SEED})`, {
  timeout: 60_000 + STEPS * 500,
}, async () => {
  const draw = createDraw();
  const [busy] = people as [Person];
  for (let count = 0; count < 2 * KEPT_OF_ONE; count += 1) {
    await write(count % 4 > 0 ? busy.id : oneOf(draw, people).id, 'public');
  }
  for (let step = 1; step <= STEPS; step += 1) {
    await change(draw);
    if (step % LOOK_EVERY > 0) continue;
    await told();
    const { id: ownerId } = oneOf(draw, people);
    const before = draw(3) === 0 ? LARGEST_ID : await somePlace(draw);
    const query = { ownerId, before, limit: oneOf(draw, LIMITS) };
    const page = await readHome(app.api.services.db, query);
    expect(page, `step ${step}, seed ${SEED}`).toEqual(await plainly(query));
  }
});

type Draw = (most: number) => number;

function createDraw(): Draw {
  let state = SEED;
  return (most) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
}

function oneOf<T>(draw: Draw, values: readonly T[]): T {
  return values[draw(values.length)] as T;
}

async function change(draw: Draw): Promise<void> {
  const [{ id: one }, { id: other }] = [oneOf(draw, people), oneOf(draw, people)];
  const kind = draw(10);
  if (kind < 4) await write(one, oneOf(draw, AUDIENCES));
  else if (kind < 6) await repeat(draw, one);
  else if (kind < 7) await app.pool.query('DELETE FROM post WHERE id = $1', [await some(draw)]);
  else if (kind < 9 && one !== other) {
    await app.pool.query('INSERT INTO follow VALUES ($1, $2, now()) ON CONFLICT DO NOTHING', [
      ...[one, other],
    ]);
  } else {
    await app.pool.query('DELETE FROM follow WHERE follower_id = $1 AND followee_id = $2', [
      ...[one, other],
    ]);
  }
}

/** Some are committed after posts that were written later. */
async function write(authorId: string, audience: string, repostOf: string | null = null) {
  time += 1000;
  const id = newId(new Date(time - (time % 7000 === 0 ? 20_000 : 0)));
  await app.pool.query(
    `INSERT INTO post (id, author_id, text, created_at, audience, repost_of)
     VALUES ($1, $2, $3, now(), $4, $5) ON CONFLICT DO NOTHING`,
    [id, authorId, repostOf ? '' : 'Lance', audience, repostOf],
  );
}

/** Usually a new post. */
async function repeat(draw: Draw, by: string): Promise<void> {
  const { rows } = await app.pool.query<{ id: string }>(
    `SELECT id FROM post WHERE repost_of IS NULL AND audience = 'public' ORDER BY id DESC LIMIT 120`,
  );
  await write(by, 'public', rows[Math.min(draw(120), draw(120), rows.length - 1)]?.id ?? null);
}

async function some(draw: Draw): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>('SELECT id FROM post ORDER BY id DESC');
  return rows[Math.min(draw(rows.length), draw(rows.length))]?.id as string;
}

async function somePlace(draw: Draw): Promise<string> {
  return (BigInt(await some(draw)) + BigInt(draw(2))).toString();
}

async function plainly(query: { ownerId: string; before: string; limit: number }) {
  const { rows } = await app.pool.query(
    `WITH home AS (
       SELECT id, repost_of, row_number() OVER (ORDER BY id DESC) AS place FROM post
       WHERE author_id = $1 OR (audience <> 'self'
         AND author_id IN (SELECT followee_id FROM follow WHERE follower_id = $1))
     )
     SELECT id, repost_of IS NOT NULL AND EXISTS (
       SELECT FROM home AS older WHERE older.place BETWEEN home.place + 1 AND home.place + 80
         AND home.repost_of IN (older.id, older.repost_of)) AS repeated
     FROM home WHERE id < $2 ORDER BY id DESC LIMIT $3`,
    [query.ownerId, query.before, query.limit],
  );
  return rows;
}
