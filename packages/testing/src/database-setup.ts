import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../../apps/server/src/database/embedded-postgres.ts';
import { histories } from '../../../apps/server/src/database/histories.ts';
import { migrate } from '../../../apps/server/src/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
    templateDatabase: string;
  }
}

const OBJECT_IN_USE = '55006';
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * One PostgreSQL for the whole run: that of TEST_DATABASE_URL, or else an embedded one in a temporary folder.
 * Test files copy a migrated template.
 */
export default async function setup(project: TestProject) {
  const server = await findServer();
  const template = `arquiba_template_${process.pid}`;
  await onServer(server.url, `CREATE DATABASE ${template}`);
  const pool = new pg.Pool({ connectionString: databaseUrl(server.url, template), max: 1 });
  await migrate(pool, histories);
  await pool.end();
  project.provide('databaseServer', server.url);
  project.provide('templateDatabase', template);
  return async () => {
    await dropDatabase(server.url, template);
    await server.stop();
  };
}

/**
 * An ended pool may still be closing connections: the server waits some seconds for that, and only then are
 * the remaining ones terminated. Autovacuum may be connected too, and cannot be terminated.
 */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const statement = `DROP DATABASE IF EXISTS ${name}`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await onServer(serverUrl, attempt === 1 ? statement : `${statement} WITH (FORCE)`);
    } catch (error) {
      const { code = '' } = error as pg.DatabaseError;
      if (![OBJECT_IN_USE, INSUFFICIENT_PRIVILEGE].includes(code) || attempt === 50) throw error;
      await setTimeout(200);
    }
  }
}

export async function onServer(serverUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(serverUrl, 'postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** The same server, another database. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function findServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, stop: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'arquiba-test-'));
  const server = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
