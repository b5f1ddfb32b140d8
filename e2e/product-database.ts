import type pg from 'pg';
import { inject } from 'vitest';
import { openWorkPool } from '../apps/server/src/database/pool.ts';

let pool: pg.Pool | undefined;

/** The database of the running product, for what its operator does before a journey begins. Ends with the worker. */
export function productDatabase(): pg.Pool {
  pool ??= openWorkPool(inject('databaseUrl'));
  return pool;
}
