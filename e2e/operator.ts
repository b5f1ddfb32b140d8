import { dirname } from 'node:path';
import pg from 'pg';
import { expect, inject } from 'vitest';
import { findEmbeddedPostgres } from '../apps/server/src/database/embedded-postgres.ts';
import { runArquiba } from '../apps/server/src/testing/product-process.ts';

/** Runs the command line beside the product, as its operator does. */
export async function operate(...words: string[]): Promise<string> {
  const { code, output } = await runArquiba(words, { DATA_DIR: dataFolder() });
  expect(code, output).toBe(0);
  return output;
}

/** Blocks an account in the database: the command line starts slower than the rest of a journey takes. */
export async function blockAccount(email: string): Promise<void> {
  const connectionString = (await findEmbeddedPostgres(dataFolder())) ?? '';
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`UPDATE account SET status = 'blocked' WHERE email = $1`, [email]);
  await client.end();
}

function dataFolder(): string {
  return dirname(inject('mailFolder'));
}
