// A separate process that tests kill: `announce` commits an announcement and dies before it is relayed;
// `work` takes a job, reports it, and never finishes.
import { flushCompileCache } from 'node:module';
import pg from 'pg';
import { pino } from 'pino';
import type { Services } from '../context.ts';
import { openDatabase } from '../database/database.ts';
import { createDatabaseListener } from '../database/database-listener.ts';
import { defineJob } from '../jobs/job.ts';
import { createJobs } from '../jobs/jobs.ts';
import { announce } from '../jobs/outbox.ts';
import { happened } from './happened.ts';

// Written now: a killed process writes no compile cache at its end.
flushCompileCache();

const [mode, databaseUrl = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl });

if (mode === 'announce') {
  await openDatabase(pool).transaction((tx) => announce(tx, happened, { n: 71 }));
  process.kill(process.pid, 'SIGKILL');
} else {
  const log = pino({ level: 'silent' });
  const listener = createDatabaseListener({ databaseUrl, log });
  await listener.start();
  const job = defineJob('test.counted', { on: happened, firstRetrySeconds: 1 }, () => {
    process.stdout.write('taken\n');
    return new Promise(() => {});
  });
  const services = {} as Services;
  await createJobs({ databaseUrl, pool, listener, services, jobs: [job], log }).start();
}
