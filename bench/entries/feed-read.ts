import type { Trial } from '../measure.ts';
import { median } from '../measure.ts';
import { growGraph, LARGE, READERS, readerCookies } from '../social/graph.ts';
import { type Spent, startMeasured } from '../social/timed-load.ts';

const READS = 1_000;
const ROUNDS = 5;
const AT_ONCE = 8;

export const entry: Trial = {
  empty: true,
  about: `A page of 20 posts of ${READERS} different homes in a network of ${LARGE.posts.toLocaleString('en')} posts and ${LARGE.follows.toLocaleString('en')} follows, ${AT_ONCE} at a time. The floor is bare Fastify with one statement for the page (no session, no visibility, no checks). CPU of server and PostgreSQL. Asked: ≥ 0.4 × the floor's reads, p99 ≤ 3 ×. ${ROUNDS} rounds of ${READS}, medians; others worked on the same two cores.`,
  async run(world) {
    await growGraph(world, LARGE);
    const product = await startMeasured(world, 'product.ts');
    const bare = await startMeasured(world, 'bare-feed.ts');
    const sides = [
      {
        name: 'bare SQL through Fastify',
        read: () =>
          bare.measure(READS, AT_ONCE, (index) => ({ path: `/feed/${(index % READERS) + 1}` })),
      },
      ...['following', 'foryou', 'hot'].map((kind) => ({
        name: `Arquiba, ${kind}`,
        read: () =>
          product.measure(READS, AT_ONCE, (index) => ({
            path: `/api/feed?kind=${kind}`,
            cookie: readerCookies[index % READERS] ?? '',
          })),
      })),
    ];
    const spent = sides.map((): Spent[] => []);
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const [index, { read }] of sides.entries()) {
        const cost = await read();
        // The first only warms up.
        if (round >= 0) spent[index]?.push(cost);
      }
    }
    await product.stop();
    await bare.stop();
    const of = (index: number, field: keyof Spent) =>
      median((spent[index] ?? []).map((each) => each[field]));
    return {
      columns: ['', 'reads/s', '× floor', 'CPU ms/read', 'p50 ms', 'p99 ms', '× p99 of the floor'],
      rows: sides.map(({ name }, index) => [
        name,
        Math.round(of(index, 'perSecond')).toLocaleString('en'),
        (of(index, 'perSecond') / of(0, 'perSecond')).toFixed(2),
        of(index, 'cpuMs').toFixed(2),
        of(index, 'p50Ms').toFixed(1),
        of(index, 'p99Ms').toFixed(1),
        (of(index, 'p99Ms') / of(0, 'p99Ms')).toFixed(2),
      ]),
    };
  },
};
