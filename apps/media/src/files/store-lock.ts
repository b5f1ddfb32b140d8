import type pg from 'pg';

// Any constant will do, as long as every process asks for the same lock, and no other lock of the
// product has it: the server holds ...771 to migrate and ...772 while a world is filled with files.
const STORE_LOCK = 7_105_773;
const LOCK_TIMEOUT = '10s';

/**
 * Between the moment content gets its place and the commit of its row, content
 * is there that no row knows. Stores hold this lock, shared, for that time …
 */
export async function beginStore(client: pg.PoolClient, savepoint = ''): Promise<void> {
  const mark = savepoint && `; SAVEPOINT ${savepoint}`;
  await client.query(`BEGIN; SELECT pg_advisory_xact_lock_shared(${STORE_LOCK})${mark}`);
}

/** … so that whoever gets it alone knows: content without a row will never have one. */
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
