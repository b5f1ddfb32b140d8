import { dirname } from 'node:path';
import type pg from 'pg';
import { inject } from 'vitest';
import { findEmbeddedPostgres } from '../apps/server/src/database/embedded-postgres.ts';
import { openWorkPool } from '../apps/server/src/database/pool.ts';

let pool: Promise<pg.Pool> | undefined;

/** The database of the running product, for what its operator does before a journey begins. Ends with the worker. */
export function productDatabase(): Promise<pg.Pool> {
  pool ??= open();
  return pool;
}

async function open(): Promise<pg.Pool> {
  return openWorkPool(await productDatabaseUrl());
}

export async function productDatabaseUrl(): Promise<string> {
  const url = await findEmbeddedPostgres(dirname(inject('mailFolder')));
  if (!url) throw new Error('The product has no database');
  return url;
}
