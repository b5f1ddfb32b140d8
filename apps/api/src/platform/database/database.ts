import { randomInt } from 'node:crypto';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { customType } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { transact } from './transaction.ts';

/** Queries run on this; inside a transaction its place is taken by `Transaction`. */
export type Database = NodePgDatabase & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Queryable = Database | Transaction;

export function openDatabase(pool: pg.Pool): Database {
  return Object.assign(drizzle({ client: pool }), {
    transaction: <T>(work: (tx: Transaction) => Promise<T>) => transact(pool, work),
  });
}

/**
 * Runs at once what needs no answer of each other. Over one connection (a transaction, `onOneConnection`) it
 * leaves in one write and is done in this order; each must begin with its statement. Ends when all have ended,
 * so that nothing is asked after its transaction; fails as the first that failed.
 */
export async function together<T extends readonly (() => unknown)[] | []>(starts: T) {
  const running: Promise<unknown>[] = [];
  for (const start of starts) {
    running.push(new Promise((resolve) => resolve(start())));
    // A statement is asked when it is first waited for: only then is it the next one's turn.
    await null;
  }
  await Promise.allSettled(running);
  return (await Promise.all(running)) as { -readonly [K in keyof T]: Awaited<ReturnType<T[K]>> };
}

const queryableOf = new WeakMap<pg.PoolClient, Queryable>();
const connections = new WeakSet<Queryable>();

/** For several reads: one connection of the pool, unless it is one already. */
export async function onOneConnection<T>(
  db: Queryable,
  read: (connection: Queryable) => Promise<T>,
): Promise<T> {
  if (!('$client' in db) || connections.has(db)) return read(db);
  const client = await db.$client.connect();
  try {
    return await read(queryableOf.get(client) ?? openConnection(client));
  } finally {
    client.release();
  }
}

/** Kept with its connection: what is prepared on it is prepared once. */
function openConnection(client: pg.PoolClient): Queryable {
  const queryable = drizzle({ client }) as unknown as Queryable;
  queryableOf.set(client, queryable);
  connections.add(queryable);
  return queryable;
}

/** Ids are 64-bit numbers in the database and strings everywhere else. */
export const idColumn = customType<{ data: string; driverData: string }>({
  dataType: () => 'bigint',
});

/** Bytes: hashes, keys, what is sealed. */
export const bytesColumn = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Above every id: where lists that go down by id begin. */
export const LARGEST_ID = (2n ** 63n - 1n).toString();

const ID_EPOCH = Date.UTC(2020, 0, 1);
const RANDOM_BITS = 22n;

const drawn = { at: 0, chances: new Set<number>() };

/** A new id: milliseconds first, chance last, so that ids sort by time and need no round trip. */
export function newId(now: Date): string {
  return (firstIdAt(now) | BigInt(drawChance(now.getTime()))).toString();
}

/** Never the same twice in a millisecond, as long as one process draws. */
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

/** What was made since then has this id or a larger one. */
export function smallestIdAt(time: Date): string {
  return firstIdAt(time).toString();
}

function firstIdAt(time: Date): bigint {
  return BigInt(Math.max(0, time.getTime() - ID_EPOCH)) << RANDOM_BITS;
}

/** Whether an error is the violation of a constraint, of the one named if a name is given. */
export function violates(error: unknown, constraint?: string): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const { code, constraint: name } = cause as { code?: string; constraint?: string };
  return code?.startsWith('23') === true && (constraint === undefined || name === constraint);
}
