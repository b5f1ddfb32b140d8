import { PassThrough } from 'node:stream';
import { createTestDatabase } from '@arquiba/testing/test-database';
import pg from 'pg';
import { pino } from 'pino';
import { SettableClock } from '../clock.ts';
import type { Services } from '../context.ts';
import { newId, openDatabase } from '../database/database.ts';
import { createDatabaseListener } from '../database/database-listener.ts';
import type { Job } from '../jobs/job.ts';
import { createJobs, type Jobs, type JobsOptions } from '../jobs/jobs.ts';
import { createMailer } from '../mail/mail.ts';
import { createRealtime } from '../realtime/realtime.ts';

/**
 * The asynchronous part of the platform (jobs, outbox, realtime, mail) on its own database, for one test
 * file.
 */
export async function openPlatform(
  settings: { mailFolder?: string; smtpUrl?: string; redisUrl?: string } = {},
) {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 10 });
  // A connection that a test cuts fails its current query; it must not end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const { log, lines } = createTestLog();
  const db = openDatabase(pool);
  const listener = createDatabaseListener({ databaseUrl: database.url, log });
  const realtime = await createRealtime({ db, listener, redisUrl: settings.redisUrl, log });
  const mail = createMailer({
    smtpUrl: settings.smtpUrl,
    folder: settings.mailFolder ?? '',
    senders: { network: { name: 'Arquiba' }, shop: { name: 'Aro', replyTo: 'loja@aro.example' } },
    address: 'nao-responda@arquiba.example',
    log,
  });
  const clock = new SettableClock(new Date('2026-07-01T12:00:00Z'));
  // The services that this part uses; features need more.
  const media: Pick<Services['media'], 'urlOf'> = {
    urlOf: (path, kind) => `http://media.test/${kind}${path}`,
  };
  const used: Pick<Services, 'db' | 'clock' | 'log' | 'realtime' | 'mail' | 'media'> = {
    media: media as Services['media'],
    db,
    clock,
    log,
    realtime,
    mail,
  };
  const services = used as Services;
  const running: Jobs[] = [];
  await listener.start();
  await realtime.start();

  return {
    url: database.url,
    pool,
    services,
    db,
    clock,
    realtime,
    logged: lines,
    async startJobs(jobs: readonly Job[], options: Partial<JobsOptions> = {}): Promise<Jobs> {
      const started = createJobs({
        ...{ databaseUrl: database.url, pool, listener, services, jobs, log },
        ...{ pollSeconds: 0.5, superviseSeconds: 1 },
        ...options,
      });
      running.push(started);
      await started.start();
      return started;
    },
    async createAccount(): Promise<string> {
      const id = newId(clock.now());
      await pool.query(
        `INSERT INTO account (id, type, document, name, social_name, email, whatsapp, password_hash, created_at)
         VALUES ($1, 'Torcedor', lpad(($1::bigint % 100000000000)::text, 11, '0'), 'Lia', 'Lia', $1 || '@exemplo.com.br', '+5511912345678', '-', $2)`,
        [id, clock.now()],
      );
      return id;
    },
    async close(): Promise<void> {
      await Promise.all(running.map((jobs) => jobs.stop()));
      await realtime.stop();
      await listener.stop();
      mail.close();
      await pool.end();
      await database.drop();
    },
  };
}

export type Platform = Awaited<ReturnType<typeof openPlatform>>;

/** A logger whose lines a test can read. */
function createTestLog() {
  const lines: Array<Record<string, unknown>> = [];
  const stream = new PassThrough();
  stream.on('data', (line: Buffer) => lines.push(JSON.parse(line.toString())));
  return { log: pino({ level: 'debug' }, stream), lines };
}
