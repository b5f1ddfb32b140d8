// A separate process that serves the API, for tests that kill it. Prints its address once it answers.
import { flushCompileCache } from 'node:module';
import type { MediaPort } from '@arquiba/media-contract/port';
import Fastify from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { createApi } from '../../app.ts';
import { apiServerOptions } from '../../platform/http/http.ts';

// Written now: a killed process writes no compile cache at its end.
flushCompileCache();

export interface ChatProcess {
  databaseUrl: string;
  secretKey: string;
  publicUrl: string;
  redisUrl?: string | undefined;
  /** The clock goes on from here. */
  now: string;
}

const { databaseUrl, publicUrl, redisUrl, ...given } = JSON.parse(
  process.argv[2] ?? '',
) as ChatProcess;
const ahead = new Date(given.now).getTime() - Date.now();
const generous = { size: 1_000_000, seconds: 60 };
// The test may end the database first.
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
pool.on('error', () => process.exit(1));
const api = await createApi({
  ...{ databaseUrl, publicUrl, redisUrl, mail: { folder: '/nonexistent' } },
  pool,
  secretKey: Buffer.from(given.secretKey, 'hex'),
  clock: { now: () => new Date(Date.now() + ahead) },
  // Only used for the URLs of pictures, once its folders are closed.
  media: {
    urlOf: (path: string) => path,
    closeFolder: async () => undefined,
  } as Partial<MediaPort> as MediaPort,
  log: pino({ level: 'silent' }),
  budgets: { read: generous, write: generous, signals: generous },
});
const server = Fastify(apiServerOptions);
await api.register(server);
await api.start();
await server.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${server.listeningOrigin}\n`);
