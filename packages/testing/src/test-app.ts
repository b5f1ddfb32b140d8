import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@arquiba/contract/client';
import type { Call } from '@arquiba/contract/route';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { type Logger, pino } from 'pino';
import { QUICK_COST, setPasswordCost } from '../../../apps/api/src/accounts/public/password.ts';
import { type Api, createApi } from '../../../apps/api/src/app.ts';
import { createFileGate } from '../../../apps/api/src/file-gate.ts';
import { SettableClock } from '../../../apps/api/src/platform/clock.ts';
import { apiServerOptions } from '../../../apps/api/src/platform/http/http.ts';
import type { Budgets } from '../../../apps/api/src/platform/limits/rate-limit.ts';
import { noteConfirmed } from '../../../apps/api/src/platform/sessions/confirmed-session.ts';
import { openSession } from '../../../apps/api/src/platform/sessions/session.ts';
import { SessionCookie } from '../../../apps/api/src/platform/sessions/session-cookie.ts';
import { setRecoveryCodeRounds } from '../../../apps/api/src/second-factors/recovery-codes.ts';
import { createMedia, type Media } from '../../../apps/media/src/app.ts';
import { serve } from '../../../apps/server/src/http/serve.ts';
import { createTestDatabase } from './test-database.ts';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

/** The site's address in tests; requests are sent to `url`, in its name. */
export const TEST_ORIGIN = 'http://arquiba.test';

export interface TestApp {
  /** Where the API listens. */
  url: string;
  databaseUrl: string;
  /** Where mails land, a file each; `mailOf` reads them. */
  mailFolder: string;
  api: Api;
  server: FastifyInstance;
  media: Media;
  /** Stands still at noon of 10 March 2026, UTC, until it is moved. Ids sort by its time. */
  clock: SettableClock;
  pool: pg.Pool;
  /** Where it was asked for. */
  gateway: TestGateway | null;
  /** Everything logged so far, an object a line. */
  logged: Record<string, unknown>[];
  /** The API over real HTTP, as a visitor. */
  call: Call;
  /** The API over real HTTP, with the `Cookie` header of `signIn`. */
  as(cookie: string): Call;
  /** Opens a session as if its password had just been confirmed, and returns its `Cookie` header. */
  signIn(accountId: string): Promise<string>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  budgets?: Partial<Budgets>;
  redisUrl?: string;
  publicUrl?: string;
  memberQuota?: number;
  /** Starts jobs, relay and realtime too; most tests need none of them. */
  started?: boolean;
  /** A real payment gateway, on loopback, with the clock of the test. */
  gateway?: boolean;
  /** The origin of a push service that the test started. */
  pushOrigin?: string;
  /** For another process that must decrypt what this one encrypts. */
  secretKey?: Buffer;
}

const DRAIN_PATIENCE = 10_000;

/** Of recovery codes. */
const QUICK_ROUNDS = 2;

/** The real API with the real media service, on its own database and folder. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { publicUrl = TEST_ORIGIN } = options;
  setPasswordCost(QUICK_COST);
  setRecoveryCodeRounds(QUICK_ROUNDS);
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'arquiba-app-'));
  const mailFolder = join(folder, 'mail');
  const pool = new pg.Pool({ connectionString: database.url, max: 10 });
  // A test may stop the database; that must not end the test process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const clock = new SettableClock(new Date('2026-03-10T12:00:00Z'));
  const { log, logged } = collectLog();
  const secretKey = options.secretKey ?? randomBytes(32);
  const media = await createMedia({
    ...{ pool, log, folder: join(folder, 'media') },
    ...{ publicUrl: 'http://media.arquiba.test', siteUrl: publicUrl },
    gate: createFileGate({ pool, secretKey, clock }),
    // Whatever the disk of the machine that tests.
    diskReserve: 0,
  });
  const gateway = options.gateway ? await startTestGateway({ clock, siteUrl: publicUrl }) : null;
  const api = await createApi({
    ...{ pool, databaseUrl: database.url, clock, media: media.port, log, publicUrl },
    ...{ mail: { folder: mailFolder }, redisUrl: options.redisUrl },
    ...{ secretKey, budgets: options.budgets },
    payments: gateway?.settings,
    memberQuota: options.memberQuota,
    pushOrigin: options.pushOrigin,
  });
  const server = Fastify(apiServerOptions);
  await api.register(server);
  if (options.started) {
    await api.start();
    await api.startJobs();
  }
  const served = await serve(server, { host: '127.0.0.1', port: 0, variable: 'PORT' });
  const url = server.listeningOrigin;
  gateway?.tellAt(url);
  const cookie = new SessionCookie(new URL(publicUrl));
  const client = (headers: Record<string, string>) =>
    createClient({ baseUrl: url, headers: { origin: publicUrl, ...headers } });

  return {
    ...{ url, databaseUrl: database.url, mailFolder, api, server, media, clock, pool, logged },
    gateway,
    call: client({}),
    as: (header) => client({ cookie: header }),
    async signIn(accountId) {
      const caller = { ip: '127.0.0.1', userAgent: 'test' };
      const { token, sessionId } = await openSession(api.services, accountId, caller);
      await noteConfirmed(api.services, { sessionId });
      return `${cookie.name}=${token}`;
    },
    async close() {
      await gateway?.close();
      await served.drain(DRAIN_PATIENCE);
      await api.stop();
      await media.stop();
      await served.close();
      await pool.end();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function collectLog(): { log: Logger; logged: Record<string, unknown>[] } {
  const logged: Record<string, unknown>[] = [];
  const sink = { write: (line: string) => logged.push(JSON.parse(line)) };
  return { log: pino({ level: 'debug' }, sink), logged };
}
