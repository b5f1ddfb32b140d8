import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../apps/server/src/database/embedded-postgres.ts';
import { histories } from '../../apps/server/src/database/histories.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
    templateDatabase: string;
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * One PostgreSQL for the whole run: the one that TEST_DATABASE_URL names, else
 * an embedded one in a temporary folder. Test files copy a migrated template.
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

/** The server's own cleaners may be at work in it for a moment, and nobody may send them away. */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await onServer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    } catch (error) {
      if ((error as pg.DatabaseError).code !== INSUFFICIENT_PRIVILEGE || attempt === 50)
        throw error;
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
