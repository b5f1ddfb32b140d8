import { randomInt } from 'node:crypto';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { customType } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { transact } from './transaction.ts';

type Drizzle = Omit<NodePgDatabase, 'transaction'>;

/** Runs queries outside of a transaction; inside one, use `Transaction`. */
export interface Database extends Drizzle {
  $client: pg.Pool;
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}

export interface Transaction extends Drizzle {
  $client: pg.PoolClient;
}

export type Queryable = Database | Transaction;

export function openDatabase(pool: pg.Pool): Database {
  return Object.assign(drizzle({ client: pool }), {
    transaction: <T>(work: (tx: Transaction) => Promise<T>) => transact(pool, work),
  });
}

/** Ids are 64-bit numbers in the database and strings everywhere else. */
export const idColumn = customType<{ data: string; driverData: string }>({
  dataType: () => 'bigint',
});

/** Bytes: hashes, keys, encrypted values. */
export const bytesColumn = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Above every id: the start of lists in descending order of id. */
export const LARGEST_ID = (2n ** 63n - 1n).toString();

const ID_EPOCH = Date.UTC(2020, 0, 1);
const RANDOM_BITS = 22n;

const drawn = { at: 0, chances: new Set<number>() };

/** A new id: milliseconds first, random bits last, so that ids sort by time and need no round trip. */
export function newId(now: Date): string {
  return (firstIdAt(now) | BigInt(drawChance(now.getTime()))).toString();
}

/** Never the same twice in a millisecond within one process. */
function drawChance(time: number): number {
  if (time !== drawn.at) {
    drawn.at = time;
    drawn.chances.clear();
  }
  const chance = randomInt(2 ** Number(RANDOM_BITS));
  if (drawn.chances.has(chance)) return drawChance(time);
  drawn.chances.add(chance);
  return chance;
}

/** Everything created since then has this id or a larger one. */
export function smallestIdAt(time: Date): string {
  return firstIdAt(time).toString();
}

function firstIdAt(time: Date): bigint {
  return BigInt(Math.max(0, time.getTime() - ID_EPOCH)) << RANDOM_BITS;
}

/** Whether an error is a constraint violation, of the named constraint if a name is given. */
export function violates(error: unknown, constraint?: string): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const { code, constraint: name } = cause as { code?: string; constraint?: string };
  return code?.startsWith('23') === true && (constraint === undefined || name === constraint);
}
