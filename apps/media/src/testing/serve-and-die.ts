// A process of the media service that serves until it is killed. It stands ready, with everything
// loaded, and begins at the first line of its input: the port.

import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';
import fastify from 'fastify';
import pg from 'pg';
import { createMedia, mediaServerOptions } from '../app.ts';
import { testS3 } from './test-storage.ts';

// Written now: a process that is killed writes no cache at its end.
flushCompileCache();

const [databaseUrl = '', folder = ''] = process.argv.slice(2);
const app = fastify(mediaServerOptions);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });

process.stdout.write('ready\n');
const [line] = await once(createInterface(process.stdin), 'line');
const port = Number(line);
const publicUrl = `http://127.0.0.1:${port}`;
const media = await createMedia({
  pool,
  folder,
  s3: testS3(folder),
  publicUrl,
  siteUrl: publicUrl,
  log: app.log,
});
await media.register(app);
await app.listen({ port, host: '127.0.0.1' });
await media.start();
process.stdout.write('serving\n');
