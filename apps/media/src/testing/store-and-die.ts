// A process of the media service that stores files until it is killed, by others or by itself right
// before a statement that begins like this, or once all is committed. It says which files were
// acknowledged. `video` is a file to store instead of noise.

import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import fastify from 'fastify';
import pg from 'pg';
import { createMedia } from '../app.ts';
import { testS3 } from './test-storage.ts';

// Written now: a process that is killed writes no cache at its end.
flushCompileCache();

const [databaseUrl = '', folder = '', run = '', dieAt = '', video = ''] = process.argv.slice(2);
const AFTER = 'after ';

const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
pool.on('connect', (client) => {
  const query = client.query.bind(client) as (...words: unknown[]) => unknown;
  client.query = ((...words: unknown[]) => {
    const text =
      typeof words[0] === 'string' ? words[0] : ((words[0] as pg.QueryConfig).text ?? '');
    if (dieAt && text.startsWith(dieAt)) die();
    const answer = query(...words);
    if (dieAt === AFTER + text) (answer as Promise<unknown>).then(die);
    return answer;
  }) as typeof client.query;
});

const { port } = await createMedia({
  pool,
  folder,
  s3: testS3(folder),
  publicUrl: 'http://media.test',
  siteUrl: 'http://site.test',
  log: fastify().log,
});

const bytes = video ? await readFile(video) : null;
await Promise.all([0, 1, 2].map(storeForever));

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

async function storeForever(lane: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    const path = `/killed/${run}/${lane}-${count}`;
    const content = bytes ?? randomBytes(50_000 + count);
    const mime = 'application/octet-stream';
    await port.store({ path, mime, originalFileName: 'x', content });
    const sha256 = createHash('sha256').update(content).digest('hex');
    process.stdout.write(`${JSON.stringify({ path, sha256 })}\n`);
  }
}
