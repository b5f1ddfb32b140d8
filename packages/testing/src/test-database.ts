import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl, dropDatabase, onServer } from './database-setup.ts';

/** A fresh, migrated database for one test file. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('databaseServer');
  const name = `arquiba_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${inject('templateDatabase')}`);
  return {
    url: databaseUrl(server, name),
    drop: () => dropDatabase(server, name),
  };
}
