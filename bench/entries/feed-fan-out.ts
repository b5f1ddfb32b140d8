import { pino } from 'pino';
import { readHome } from '../../apps/api/src/feed/read-home.ts';
import { watchHomes } from '../../apps/api/src/feed/watch-homes.ts';
import {
  type Database,
  LARGEST_ID,
  newId,
  openDatabase,
} from '../../apps/api/src/platform/database/database.ts';
import { createDatabaseListener } from '../../apps/api/src/platform/database/database-listener.ts';
import { openWorkPool } from '../../apps/server/src/database/pool.ts';
import type { Trial } from '../measure.ts';
import { growGraph, KNOWN, SMALL } from '../social/graph.ts';
import { cpuOfTree } from '../tree-cpu.ts';
import type { World } from '../world.ts';

const ROUNDS = 12;
const LOOKED_AT = 100;

export const entry: Trial = {
  empty: true,
  about: `A post into the homes of all followers of someone: its row, until this process has heard of it, which is when all homes have it (${LOOKED_AT} are looked at after each round); beside one bulk insert of a row for each follower. Asked for 10,000: < 1 s and ≤ 2 × the insert. ${ROUNDS} rounds in turn, means. CPU of this process and PostgreSQL.`,
  async run(world) {
    await growGraph(world, SMALL);
    const pool = openWorkPool(world.databaseUrl);
    const db = openDatabase(pool);
    const listener = createDatabaseListener({
      databaseUrl: world.databaseUrl,
      log: pino({ level: 'warn' }),
    });
    await listener.start();
    const awaited = new Map<bigint, () => void>();
    const stop = await watchHomes(db, listener, ({ id }) => awaited.get(id)?.());
    const rows: string[][] = [];
    for (const username of Object.values(KNOWN)) {
      const { rows: found } = await pool.query<{ id: string }>(
        'SELECT account_id AS id FROM profile WHERE username = $1',
        [username],
      );
      const authorId = found[0]?.id ?? '';
      const times: { bulk: Spent[]; ours: Spent[] } = { bulk: [], ours: [] };
      const timed = async (work: () => Promise<unknown>): Promise<Spent> => {
        const [cpu, begun] = [await cpuOf(world), performance.now()];
        await work();
        const wallMs = performance.now() - begun;
        return { wallMs, cpuMs: ((await cpuOf(world)) - cpu) / 1000 };
      };
      for (let round = 0; round <= ROUNDS; round += 1) {
        const bulk = await timed(() => pool.query(BULK, [authorId, newId(new Date())]));
        const postId = newId(new Date());
        const ours = await timed(async () => {
          const heard = new Promise<void>((resolve) => awaited.set(BigInt(postId), resolve));
          await pool.query(POST, [postId, authorId]);
          await heard;
        });
        await requireInHomes(db, authorId, postId);
        if (round > 0) times.bulk.push(bulk);
        if (round > 0) times.ours.push(ours);
      }
      const followers = Number(username.slice(1)).toLocaleString('en');
      const figures = (['wallMs', 'cpuMs'] as const).flatMap((field) => {
        const [bulk, ours] = [meanOf(times.bulk, field), meanOf(times.ours, field)];
        return [bulk.toFixed(1), ours.toFixed(1), (ours / bulk).toFixed(2)];
      });
      rows.push([followers, ...figures]);
    }
    stop();
    await listener.stop();
    await pool.end();
    const columns = ['insert ms', 'post ms', '× insert', 'insert CPU ms', 'post CPU ms', '×'];
    return { columns: ['followers', ...columns], rows };
  },
};

const BULK = `INSERT INTO bare_home (owner_id, post_id)
  SELECT follower_id, $2 FROM follow WHERE followee_id = $1`;
const POST = `INSERT INTO post (id, author_id, text, created_at) VALUES ($1, $2, 'Gol', now())`;

/** Checks that it is the first post in each of some homes. */
async function requireInHomes(db: Database, authorId: string, postId: string): Promise<void> {
  const { rows } = await db.$client.query<{ id: string }>(
    'SELECT follower_id AS id FROM follow WHERE followee_id = $1 ORDER BY random() LIMIT $2',
    [authorId, LOOKED_AT],
  );
  for (const { id: ownerId } of rows) {
    const [first] = await readHome(db, { ownerId, before: LARGEST_ID, limit: 1 });
    if (first?.id !== postId) throw new Error(`The home of ${ownerId} has no post ${postId}.`);
  }
}

interface Spent {
  wallMs: number;
  cpuMs: number;
}

/** Of this process and the database; counted in steps of 10 ms, hence the mean over all rounds. */
async function cpuOf({ databaseProcess }: World): Promise<number> {
  const { user, system } = process.cpuUsage();
  return user + system + (await cpuOfTree(databaseProcess));
}

function meanOf(spent: readonly Spent[], field: keyof Spent): number {
  return spent.reduce((sum, each) => sum + each[field], 0) / spent.length;
}
