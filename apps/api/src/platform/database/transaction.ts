import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Queryable, Transaction } from './database.ts';

/** Callbacks to run after the commit of the transaction that is open on a connection. */
const afterwards = new WeakMap<pg.Pool | pg.PoolClient, (() => void)[]>();
/** One per connection, so that each statement is prepared on it once. */
const transactionOf = new WeakMap<pg.PoolClient, Transaction>();

export async function transact<T>(
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const tx = transactionOf.get(client) ?? drizzle({ client });
  transactionOf.set(client, tx);
  const following: (() => void)[] = [];
  afterwards.set(client, following);
  let lost: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(tx);
    const { command } = await client.query('COMMIT');
    // After a caught error, PostgreSQL answers COMMIT with a rollback.
    if (command !== 'COMMIT') throw new Error('The transaction had failed');
    for (const each of following) each();
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      lost = failure;
    });
    throw error;
  } finally {
    afterwards.delete(client);
    client.release(lost);
  }
}

/** Runs when, and only if, the transaction is committed. Outside of one it runs at once. */
export function afterCommit(db: Queryable, work: () => void): void {
  const following = afterwards.get(db.$client);
  if (following) following.push(work);
  else work();
}

/** A part of a transaction that can fail on its own: its changes are rolled back, the rest remains. */
export async function savepoint<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
  await tx.$client.query('SAVEPOINT part');
  try {
    const result = await work();
    await tx.$client.query('RELEASE SAVEPOINT part');
    return result;
  } catch (error) {
    await tx.$client.query('ROLLBACK TO SAVEPOINT part');
    throw error;
  }
}

/**
 * The rows of a handwritten statement. A connection parses and plans each name once; the same name must
 * always have the same text.
 */
export async function query<Row extends pg.QueryResultRow>(
  db: Queryable,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  return (await db.$client.query<Row>({ name, text, values })).rows;
}
