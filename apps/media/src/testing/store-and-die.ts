// A process of the media service that stores files until it is killed, by others or
// by itself right before a commit. It says which files were acknowledged.
import { createHash, randomBytes } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';
import { createMedia } from '../app.ts';
import { testS3 } from './test-storage.ts';

const [databaseUrl = '', folder = '', run = '', dieAt = ''] = process.argv.slice(2);

const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
pool.on('connect', (client) => {
  const query = client.query.bind(client) as (...words: unknown[]) => unknown;
  client.query = ((...words: unknown[]) => {
    if (words[0] === dieAt) process.kill(process.pid, 'SIGKILL');
    return query(...words);
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

await Promise.all([0, 1, 2].map(storeForever));

async function storeForever(lane: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    const path = `/killed/${run}/${lane}-${count}`;
    const content = randomBytes(50_000 + count);
    const mime = 'application/octet-stream';
    await port.store({ path, mime, originalFileName: 'x', content });
    const sha256 = createHash('sha256').update(content).digest('hex');
    process.stdout.write(`${JSON.stringify({ path, sha256 })}\n`);
  }
}
