import { pino } from 'pino';
import { fanOut } from '../../apps/api/src/feed/fan-out.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { newId, openDatabase } from '../../apps/api/src/platform/database.ts';
import { createDatabaseListener } from '../../apps/api/src/platform/database-listener.ts';
import { createRealtime } from '../../apps/api/src/platform/realtime.ts';
import { openWorkPool } from '../../apps/server/src/database/pool.ts';
import type { Trial } from '../measure.ts';
import { growGraph, KNOWN, SMALL } from '../social/graph.ts';
import { cpuOfTree } from '../tree-cpu.ts';
import type { World } from '../world.ts';

const ROUNDS = 12;

export const entry: Trial = {
  empty: true,
  about: `A post into the homes of all followers of someone, all of whom look at theirs, with the news to their open pages; beside one bulk insert of as many rows. Asked for 10,000: < 1 s and ≤ 2 × the insert. ${ROUNDS} rounds in turn, means. CPU of this process and PostgreSQL: others worked on the same two cores, so that times say little.`,
  async run(world) {
    await growGraph(world, SMALL);
    const pool = openWorkPool(world.databaseUrl);
    const db = openDatabase(pool);
    const log = pino({ level: 'warn' });
    const listener = createDatabaseListener({ databaseUrl: world.databaseUrl, log });
    const realtime = await createRealtime({ db, listener, log });
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
        await pool.query(
          `INSERT INTO post (id, author_id, text, created_at) VALUES ($1, $2, 'Gol', now())`,
          [postId, authorId],
        );
        const ours = await timed(() => fanOut({ db, clock: systemClock, realtime }, postId));
        if (round > 0) times.bulk.push(bulk);
        if (round > 0) times.ours.push(ours);
      }
      const followers = Number(username.slice(1)).toLocaleString('en');
      const figures = (['wallMs', 'cpuMs'] as const).flatMap((field) => {
        const [bulk, ours] = [meanOf(times.bulk, field), meanOf(times.ours, field)];
        return [bulk.toFixed(0), ours.toFixed(0), (ours / bulk).toFixed(2)];
      });
      rows.push([followers, ...figures]);
    }
    await pool.end();
    const columns = ['insert ms', 'fan-out ms', '× insert', 'insert CPU ms', 'fan-out CPU ms', '×'];
    return { columns: ['followers', ...columns], rows };
  },
};

const BULK = `INSERT INTO home (owner_id, post_id, author_id)
  SELECT follower_id, $2, $1 FROM follow WHERE followee_id = $1`;

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
