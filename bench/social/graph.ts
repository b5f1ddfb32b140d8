import { hash } from 'node:crypto';
import pg from 'pg';
import { refreshHot } from '../../apps/api/src/feed/hot-queries.ts';
import { openDatabase } from '../../apps/api/src/platform/database/database.ts';
import { openWorkPool } from '../../apps/server/src/database/pool.ts';
import type { World } from '../world.ts';
import { withoutIndexes } from './without-indexes.ts';

/** The size of a network; follows and posts are unevenly distributed, most of them on few. */
export interface GraphSize {
  accounts: number;
  posts: number;
  follows: number;
}

export const SMALL: GraphSize = { accounts: 12_000, posts: 10_000, follows: 60_000 };
const FULL: GraphSize = { accounts: 100_000, posts: 2_000_000, follows: 4_900_000 };
export const MIDDLE: GraphSize = { accounts: 20_000, posts: 100_000, follows: 300_000 };

/** `GRAPH=full npm run bench -- …` grows it to two million posts, which takes minutes. */
export const LARGE = process.env.GRAPH === 'full' ? FULL : MIDDLE;

/** Accounts whose homes are read; each follows as many, whatever the size of the rest. */
export const READERS = 200;
const FOLLOWED_BY_READER = 60;

/** Usernames of those who have exactly so many followers. */
export const KNOWN = { hundreds: 'n1000', thousands: 'n10000' } as const;
export const KNOWN_IDS = { n1000: 9_000_001, n10000: 9_000_002 };

const grown = new Map<string, GraphSize>();

/** Creates the network of a world, or enlarges the existing one. */
export async function growGraph({ databaseUrl }: World, to: GraphSize): Promise<void> {
  const from = grown.get(databaseUrl) ?? { accounts: 0, posts: 0, follows: 0 };
  if (from.posts >= to.posts) return;
  const pool = openWorkPool(databaseUrl);
  try {
    await addAccounts(pool, from.accounts, to.accounts);
    if (from.accounts === 0) await addKnown(pool);
    await withoutIndexes(pool, 'follow', () => addFollows(pool, from, to));
    await withoutIndexes(pool, 'post', () => addPosts(pool, from, to));
    await countAll(pool);
    await pool.query('VACUUM ANALYZE');
    await fillBareHomes(pool);
    await refreshHot(openDatabase(pool), new Date());
    await pool.query('VACUUM ANALYZE bare_home, hot_post');
  } finally {
    await pool.end();
  }
  grown.set(databaseUrl, to);
}

/** The table of homes for the baselines: a row for each post in each home. */
async function fillBareHomes(pool: pg.Pool): Promise<void> {
  await pool.query('DROP TABLE IF EXISTS bare_home');
  await pool.query(
    'CREATE UNLOGGED TABLE bare_home (owner_id bigint, post_id bigint, PRIMARY KEY (owner_id, post_id))',
  );
  await pool.query(
    `INSERT INTO bare_home SELECT owner_id, post_id FROM generate_series(1, ${READERS}) AS owner_id
     CROSS JOIN LATERAL (
       SELECT theirs.id AS post_id FROM follow CROSS JOIN LATERAL (
         SELECT id FROM post WHERE author_id = followee_id ORDER BY id DESC LIMIT 200) AS theirs
       WHERE follower_id = owner_id ORDER BY theirs.id DESC LIMIT 800) AS newest`,
  );
}

/** The `Cookie` headers of the readers. */
export const readerCookies = Array.from(
  { length: READERS },
  (_, index) => `arquiba_session=${tokenOf(index + 1)}`,
);

/** The cookie of one of those with known numbers of followers. */
export function cookieOf(username: keyof typeof KNOWN_IDS): string {
  return `arquiba_session=${tokenOf(KNOWN_IDS[username])}`;
}

/** Someone who follows both of them. */
export const FOLLOWER_COOKIE = `arquiba_session=${tokenOf(READERS + 1)}`;

function tokenOf(accountId: number): string {
  return Buffer.from(String(accountId).padStart(32, '0')).toString('base64url');
}

async function addAccounts(pool: pg.Pool, from: number, to: number): Promise<void> {
  await insertAccounts(pool, `generate_series(${from + 1}, ${to})`, "'pessoa_' || n");
  if (from === 0)
    await addSessions(
      pool,
      Array.from({ length: READERS + 1 }, (_, at) => at + 1),
    );
}

async function addKnown(pool: pg.Pool): Promise<void> {
  const ids = Object.values(KNOWN_IDS);
  await insertAccounts(
    pool,
    `unnest(ARRAY[${ids}])`,
    `CASE n WHEN ${ids[0]} THEN 'n1000' ELSE 'n10000' END`,
  );
  await addSessions(pool, ids);
  for (const [name, id] of Object.entries(KNOWN_IDS)) {
    await pool.query(
      `INSERT INTO follow SELECT ${READERS} + n, ${id}, now() FROM generate_series(1, ${name.slice(1)}) n`,
    );
  }
}

async function insertAccounts(pool: pg.Pool, series: string, username: string): Promise<void> {
  await pool.query(
    `INSERT INTO account (id, type, document, name, social_name, email, whatsapp, password_hash, created_at)
     SELECT n, 'Torcedor', lpad(n::text, 11, '0'), 'Pessoa ' || n, 'Pessoa ' || n,
       n || '@exemplo.com.br', '+5511' || lpad(n::text, 9, '9'), 'x', now() FROM ${series} n`,
  );
  await pool.query(
    `INSERT INTO profile (account_id, username, display_name, type, category, created_at)
     SELECT n, ${username}, 'Pessoa ' || n, 'Torcedor', 'Torcedor', now() FROM ${series} n`,
  );
  await pool.query(`INSERT INTO profile_stat (account_id) SELECT n FROM ${series} n`);
}

async function addSessions(pool: pg.Pool, accountIds: number[]): Promise<void> {
  const hashes = accountIds.map((id) => hash('sha256', tokenOf(id), 'buffer'));
  await pool.query(
    `INSERT INTO session SELECT id, id, token_hash, '', '127.0.0.1', now(), now(), now() + interval '30 days'
     FROM unnest($1::bigint[], $2::bytea[]) AS given (id, token_hash)`,
    [accountIds, hashes],
  );
}

async function addFollows(pool: pg.Pool, from: GraphSize, to: GraphSize): Promise<void> {
  const each = Math.ceil(to.follows / to.accounts);
  const before = from.accounts === 0 ? 0 : Math.ceil(from.follows / from.accounts);
  // Squared random numbers: few are followed by many. Readers follow the same number in every network.
  await pool.query(
    `INSERT INTO follow
     SELECT n, followee, now() FROM (
       SELECT n, 1 + floor(${to.accounts} * power(random(), 2))::bigint AS followee
       FROM generate_series(${READERS + 1}, ${to.accounts}) n,
         generate_series(1, CASE WHEN n <= ${from.accounts} THEN ${each - before} ELSE ${each} END)
     ) AS edge WHERE n <> followee ON CONFLICT DO NOTHING`,
  );
  if (from.accounts > 0) return;
  await pool.query(
    `INSERT INTO follow SELECT n, 300 + (n * 37 + k * 101) % 5000, now()
     FROM generate_series(1, ${READERS}) n, generate_series(1, ${FOLLOWED_BY_READER}) k
     ON CONFLICT DO NOTHING`,
  );
}

const YEAR_MS = 365 * 24 * 3_600_000;
const PORTION = 200_000;

async function addPosts(pool: pg.Pool, from: GraphSize, to: GraphSize): Promise<void> {
  // At even intervals, over a year that ends now.
  const step = YEAR_MS / FULL.posts;
  const start = Date.now() - YEAR_MS - Date.UTC(2020, 0, 1) - 3_600_000;
  for (let done = from.posts; done < to.posts; done += PORTION) {
    const last = Math.min(to.posts, done + PORTION);
    await pool.query(
      `WITH made AS (
         INSERT INTO post (id, author_id, text, media, created_at)
         SELECT ((${start} + n * ${step})::bigint << 22) | (n % 4096),
           1 + (n * 7919::bigint + (n / 5000)) % ${to.accounts},
           'Lance ' || n || ' de uma partida que ninguém na arquibancada vai esquecer tão cedo, do começo ao fim #rodada' || n % 50,
           CASE WHEN n % 3 = 0 THEN ${pg.escapeLiteral(PHOTO)}::jsonb ELSE '[]' END,
           to_timestamp((${start} + ${Date.UTC(2020, 0, 1)} + n * ${step}) / 1000)
         FROM generate_series(${done + 1}::bigint, ${last}) n RETURNING id
       ) INSERT INTO post_stat (post_id, likes) SELECT id, id % 50 FROM made`,
    );
  }
}

const PHOTO = JSON.stringify([
  {
    ...{ path: '/posts/1/1/lance.jpg', mime: 'image/jpeg', etag: 'a1b2c3d4', width: 1600 },
    ...{ height: 1200, placeholder: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj', alt: 'Um lance da partida' },
  },
]);

async function countAll(pool: pg.Pool): Promise<void> {
  await pool.query(
    `UPDATE profile_stat SET followers = counted.followers FROM (
       SELECT followee_id, count(*) AS followers FROM follow GROUP BY 1) AS counted
     WHERE account_id = followee_id`,
  );
}
