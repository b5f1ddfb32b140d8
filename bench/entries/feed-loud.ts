import { openWorkPool } from '../../apps/server/src/database/pool.ts';
import type { Trial } from '../measure.ts';
import { growGraph, READERS, readerCookies, SMALL } from '../social/graph.ts';
import { startMeasured } from '../social/timed-load.ts';

const READS = 1_000;

export const entry: Trial = {
  empty: true,
  about: `What it costs to read a home when some of those whom one follows are too loud to be sent (decision 20): ${READS} pages of 20, one at a time. CPU of server and PostgreSQL.`,
  async run(world) {
    await growGraph(world, SMALL);
    const pool = openWorkPool(world.databaseUrl);
    const product = await startMeasured(world, 'product.ts');
    const rows: string[][] = [];
    const read = (index: number) => ({
      path: '/api/feed?kind=following',
      cookie: readerCookies[index % READERS] ?? '',
    });
    await product.measure(2 * READERS, 1, read);
    for (const loud of [0, 100, 1_000]) {
      await pool.query('DELETE FROM loud_author');
      await pool.query(MAKE_LOUD, [READERS, loud]);
      await pool.query('ANALYZE loud_author');
      const { rows: found } = await pool.query<{ each: number }>(COUNT, [READERS]);
      await product.measure(READERS, 1, read);
      const { cpuMs, p50Ms } = await product.measure(READS, 1, read);
      rows.push([
        ...[String(loud), (found[0]?.each ?? 0).toFixed(1), cpuMs.toFixed(2), p50Ms.toFixed(2)],
      ]);
    }
    await pool.query('DELETE FROM loud_author');
    await product.stop();
    await pool.end();
    return { columns: ['loud authors', 'followed by a reader', 'CPU ms/read', 'p50 ms'], rows };
  },
};

const MAKE_LOUD = `INSERT INTO loud_author
  SELECT followee_id FROM follow WHERE follower_id <= $1 GROUP BY 1 ORDER BY 1 LIMIT $2`;
const COUNT = `SELECT count(*)::float8 / $1 AS each FROM follow
  JOIN loud_author ON account_id = followee_id WHERE follower_id <= $1`;
