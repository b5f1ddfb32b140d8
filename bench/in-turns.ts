import { setTimeout as wait } from 'node:timers/promises';
import { median } from './measure.ts';

/** One side of a comparison, and what is asked of it. */
export interface Side {
  /** CPU microseconds so far, of the server and of PostgreSQL. */
  cpu(): Promise<number>;
  ask(): Promise<unknown>;
}

export interface Turns {
  /** Asked before the first round, of both sides alike: compilers and caches are done then. */
  warmUp: number;
  rounds: number;
  /** In each round. */
  count: number;
  /** How many are asked for at the same time. */
  atOnce: number;
}

/** What is still under way when the last answer has come (mails, events, an index) counts too. */
const SETTLES_WITHIN_MS = 500;

/** CPU milliseconds for one time, by round. The sides take turns, so that a noisy moment hits both. */
export async function measureInTurns(
  sides: readonly Side[],
  { warmUp, rounds, count, atOnce }: Turns,
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

/** Asks for another thing each time. */
export function oneAfterTheOther(ask: (index: number) => Promise<unknown>): Side['ask'] {
  let index = 0;
  return () => ask(index++);
}

/** The median, and in brackets the least and the most. */
export function withSpread(values: number[], digits: number): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const [middle, ...ends] = [median(values), least, most].map((value) => value.toFixed(digits));
  return `${middle} (${ends.join('–')})`;
}
