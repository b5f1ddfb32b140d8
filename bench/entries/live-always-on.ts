import { setTimeout as wait } from 'node:timers/promises';
import { startFilledProduct } from '@arquiba/testing/prepared-world';
import pg from 'pg';
import { median, type Trial } from '../measure.ts';
import { cpuOfTree } from '../tree-cpu.ts';

const ROUNDS = 4;
// The job that looks which lives are over runs once a minute.
const SECONDS = 60;
const SETTLES_MS = 60_000;

export const entry: Trial = {
  empty: true,
  about: `What the live of the demonstration that is always on costs while nobody watches: CPU of the whole product, with PostgreSQL and everything that it starts, with the live on air and with the live over, in turns. Asked: at most 5 % of a core. ${ROUNDS} rounds of ${SECONDS} s each, medians, in brackets the least and the most.`,
  async run() {
    const product = await startFilledProduct();
    const pool = new pg.Pool({ connectionString: product.databaseUrl });
    try {
      await wait(SETTLES_MS);
      const [on, off]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        await setOnAir(pool, true);
        on.push(await shareOfCore(product.pid));
        await setOnAir(pool, false);
        off.push(await shareOfCore(product.pid));
      }
      const difference = median(on.map((share, at) => share - (off[at] ?? 0)));
      return {
        columns: ['', '% of a core'],
        rows: [
          ['the product, idle, without the live', shares(off)],
          ['the product, idle, with the live on air', shares(on)],
          ['the live', difference.toFixed(2)],
        ],
      };
    } finally {
      await pool.end();
      await product.stop();
    }
  },
};

async function shareOfCore(pid: number): Promise<number> {
  const before = await cpuOfTree(pid);
  await wait(SECONDS * 1000);
  return ((await cpuOfTree(pid)) - before) / SECONDS / 10_000;
}

async function setOnAir(pool: pg.Pool, isOn: boolean): Promise<void> {
  const { rows } = await pool.query('SELECT id FROM media.live WHERE loop_since IS NOT NULL');
  if (rows.length !== 1) throw new Error(`${rows.length} lives are always on`);
  const ended = isOn ? 'NULL, NULL' : "now(), 'operator'";
  const { id } = rows[0];
  await pool.query(`UPDATE media.live SET (ended_at, end_reason) = (${ended}) WHERE id = $1`, [id]);
  await pool.query(
    `UPDATE live SET (ended_at, end_reason, replay) = (${ended}, $2) WHERE id = $1::bigint`,
    [id, isOn],
  );
}

function shares(values: number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;
}
