import type pg from 'pg';

// Any constant will do, as long as every process asks for the same lock, and no other lock of the
// product has it: the server holds ...771 to migrate and ...772 while a world is filled with files.
const STORE_LOCK = 7_105_773;
const LOCK_TIMEOUT = '10s';
// All that is looked for has a key, also in tables that have grown since the database counted them.
const SETTINGS = "SET lock_timeout = '50ms'; SET enable_seqscan = off";
const USUAL_SETTINGS = 'RESET lock_timeout; RESET enable_seqscan';

/**
 * Between the moment content gets its place and the commit of its row, content
 * is there that no row knows. Stores hold this lock, shared, for that time …
 */
export async function beginStore(client: pg.PoolClient): Promise<void> {
  await client.query(`BEGIN; SELECT pg_advisory_xact_lock_shared(${STORE_LOCK})`);
}

/** … or a connection that several of them share does, until `letStores`. It waits for nobody for long. */
export async function holdStores(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect();
  try {
    await client.query(`SELECT pg_advisory_lock_shared(${STORE_LOCK}); ${SETTINGS}`);
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** A connection that may still hold the lock must not come to anybody else. */
export async function letStores(client: pg.PoolClient, isBroken: boolean): Promise<void> {
  const given = isBroken
    ? Promise.reject()
    : client.query(`SELECT pg_advisory_unlock_shared(${STORE_LOCK}); ${USUAL_SETTINGS}`);
  await given.then(
    () => client.release(),
    () => client.release(true),
  );
}

/** … so that with the exclusive lock one thing is sure: content without a row will never have one. */
export async function whenNoStoreRuns<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(
      `BEGIN; SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'; SELECT pg_advisory_xact_lock(${STORE_LOCK})`,
    );
    return await work(client);
  } finally {
    await client.query('ROLLBACK').then(
      () => client.release(),
      (error) => client.release(error),
    );
  }
}
