import type { Trial } from '../measure.ts';
import { growGraph, LARGE, READERS, readerCookies, SMALL } from '../social/graph.ts';
import { startMeasured } from '../social/timed-load.ts';
import type { World } from '../world.ts';

const READS = 1_000;
const KINDS = ['following', 'foryou', 'hot', 'all'];

export const entry: Trial = {
  empty: true,
  about: `Whether a page of the feed costs the same in a small and in a large network: ${READS} pages of 20, one at a time, first pages. CPU of server and PostgreSQL.`,
  async run(world) {
    const rows: string[][] = [];
    for (const size of [SMALL, LARGE]) {
      await growGraph(world, size);
      rows.push(...(await readAll(world, size.posts)));
    }
    return { columns: ['posts', 'kind', 'CPU ms/read', 'p50 ms', 'p99 ms'], rows };
  },
};

async function readAll(world: World, posts: number): Promise<string[][]> {
  const product = await startMeasured(world, 'product.ts');
  const rows: string[][] = [];
  for (const kind of KINDS) {
    const read = (index: number) => ({
      path: `/api/feed?kind=${kind}`,
      cookie: readerCookies[index % READERS] ?? '',
    });
    await product.measure(READS, 1, read);
    const { cpuMs, p50Ms, p99Ms } = await product.measure(READS, 1, read);
    const figures = [cpuMs.toFixed(2), p50Ms.toFixed(2), p99Ms.toFixed(2)];
    rows.push([posts.toLocaleString('en'), kind, ...figures]);
  }
  await product.stop();
  return rows;
}
