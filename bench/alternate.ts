import { setTimeout as wait } from 'node:timers/promises';
import { median } from './measure.ts';

/** One side of a comparison, and its operation. */
export interface Side {
  /** CPU microseconds so far, of the server and of PostgreSQL. */
  cpu(): Promise<number>;
  ask(): Promise<unknown>;
}

export interface Rounds {
  /** Operations before the first round, on both sides: they warm up compilers and caches. */
  warmUp: number;
  rounds: number;
  /** In each round. */
  count: number;
  /** Concurrent operations. */
  atOnce: number;
}

/** Work after the last answer (mails, events, an index) counts too. */
const SETTLES_WITHIN_MS = 500;

/** CPU milliseconds of one operation, by round. The sides alternate, so that a noisy moment affects both. */
export async function measureAlternating(
  sides: readonly Side[],
  { warmUp, rounds, count, atOnce }: Rounds,
): Promise<number[][]> {
  const costs = sides.map((): number[] => []);
  for (const side of sides) await askFor(side, warmUp, atOnce);
  await wait(SETTLES_WITHIN_MS);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, side] of sides.entries()) {
      const before = await side.cpu();
      await askFor(side, count, atOnce);
      await wait(SETTLES_WITHIN_MS);
      costs[at]?.push(((await side.cpu()) - before) / 1000 / count);
    }
  }
  return costs;
}

async function askFor(side: Side, count: number, atOnce: number): Promise<void> {
  let begun = 0;
  const lane = async () => {
    while (begun++ < count) await side.ask();
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/** Runs operations one after the other, each with another index. */
export function oneAfterTheOther(ask: (index: number) => Promise<unknown>): Side['ask'] {
  let index = 0;
  return () => ask(index++);
}

/** The median, and in brackets the minimum and the maximum. */
export function withSpread(values: number[], digits: number): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const [middle, ...ends] = [median(values), least, most].map((value) => value.toFixed(digits));
  return `${middle} (${ends.join('–')})`;
}
