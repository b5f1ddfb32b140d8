// A process of the media service that runs jobs, and kills itself at one of its commits.
import { flushCompileCache } from 'node:module';
import fastify from 'fastify';
import pg from 'pg';
import { createMedia } from '../app.ts';
import { testS3 } from './test-storage.ts';

// Written now: a process that is killed writes no cache at its end.
flushCompileCache();

const [databaseUrl = '', folder = '', dieAt = '', leaseMs = ''] = process.argv.slice(2);

let commits = 0;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
pool.on('connect', (client) => {
  const query = client.query.bind(client) as (...words: unknown[]) => unknown;
  client.query = ((...words: unknown[]) => {
    if (words[0] === 'COMMIT') commits += 1;
    if (commits === Number(dieAt)) process.kill(process.pid, 'SIGKILL');
    return query(...words);
  }) as typeof client.query;
});

const media = await createMedia({
  pool,
  folder,
  s3: testS3(folder),
  publicUrl: 'http://media.test',
  siteUrl: 'http://site.test',
  log: fastify().log,
  jobTimes: { leaseMs: Number(leaseMs) },
});
await media.start();
// Nothing else keeps it alive.
setInterval(() => {}, 1000);
