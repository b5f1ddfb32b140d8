// The least work of one process for an upload with a row: Fastify, a file with fsync, renamed, one statement.
import { hash } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { ServingPool } from '../../apps/server/src/database/pool.ts';
import { answerUsage } from '../http-process.ts';

const { DATA_DIR = '', DATABASE_URL = '' } = process.env;
const folder = join(DATA_DIR, 'bare-row');
await mkdir(folder, { recursive: true });
const pool = new ServingPool(DATABASE_URL, 10);
await pool.query('CREATE TABLE IF NOT EXISTS public.bare_row (name text PRIMARY KEY, etag text)');
let count = 0;

const app = Fastify();
app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
app.put('/file', async (request, reply) => {
  count += 1;
  const name = `${process.pid}-${count}`;
  const file = join(folder, name);
  const bytes = request.body as Buffer;
  const handle = await open(`${file}.part`, 'wx');
  await handle.write(bytes);
  await handle.datasync();
  await handle.close();
  await rename(`${file}.part`, file);
  const directory = await open(folder, 'r');
  await directory.sync();
  await directory.close();
  await pool.query({
    name: 'bare-row',
    text: 'INSERT INTO public.bare_row VALUES ($1, $2)',
    values: [name, hash('sha256', bytes)],
  });
  return reply.code(201).send();
});
answerUsage(await app.listen({ host: '127.0.0.1', port: 0 }), async () => {
  await app.close();
  await pool.end();
});
