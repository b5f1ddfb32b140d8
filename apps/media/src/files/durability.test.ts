import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs, { type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createLocalDisk } from '../storage/local-disk.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { clip } from '../testing/test-clips.ts';
import { isOnS3, listContent } from '../testing/test-storage.ts';
import { createStoreQueue } from './store-queue.ts';

// Each start of a process takes seconds where much else runs.
const SEVERAL_STARTS_MS = 120_000;
const PROGRAM = fileURLToPath(new URL('../testing/store-and-die.ts', import.meta.url));

let media: RunningMedia;
beforeAll(async () => {
  media = await startMedia();
});
afterAll(() => media.close());

describe('an acknowledged file', () => {
  it.skipIf(isOnS3).each([
    ['small', 1000],
    ['large', 300_000],
  ])(
    'that is %s is synced, at its place, its folder synced, its row committed: in this order',
    async (name, size) => {
      const store = (path: string) =>
        media.port.store({
          path,
          mime: 'application/octet-stream',
          originalFileName: 'ordered.bin',
          content: Buffer.alloc(size),
        });
      // The first store of a day also makes the day's folder.
      await store(`/first-${name}.bin`);
      await noStoreRuns();
      // What is asked first is for the lock; the row commits by itself.
      expect(await recordOrder(() => store(`/${name}.bin`))).toEqual([
        ...['datasync', 'SELECT', 'rename incoming → content', 'sync', 'INSERT'],
      ]);
    },
  );

  it.skipIf(isOnS3)(
    'that is copied gets its second name, its folder synced, its row committed: in this order',
    async () => {
      const content = Buffer.from('original');
      const file = { path: '/o.bin', mime: 'text/plain', originalFileName: 'o', content };
      await media.port.store(file);
      const key = await media.mintKey('secret');
      await noStoreRuns();
      const order = await recordOrder(async () => {
        const answer = await fetch(`${media.origin}/v2/accounts/${media.accountId}/files/copy`, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ source: '/o.bin', destination: '/copy.bin' }),
        });
        expect(answer.status).toBe(200);
      });
      expect(order.slice(order.indexOf('BEGIN'))).toEqual([
        ...['BEGIN', 'SELECT', 'link content → content', 'sync', 'INSERT', 'COMMIT'],
      ]);
    },
  );

  it(
    'is there with the same bytes after its process was killed, and nothing else is',
    async () => {
      for (let run = 0; run < 5; run += 1) {
        const acknowledged = await storeUntilKilled(run, (_child, count) => count >= 3 + run * 4);
        await media.restart();
        for (const { path, sha256 } of acknowledged) {
          const address = media.port.urlOf(path, 'raw').slice('http://media.test'.length);
          const { body } = await media.get(address);
          expect(createHash('sha256').update(body).digest('hex')).toBe(sha256);
        }
      }
      expect(await contentWithoutRow()).toEqual([]);
      expect(await fs.readdir(join(media.folder, 'incoming'))).toEqual([]);
    },
    SEVERAL_STARTS_MS,
  );

  it('that is at its place but has no row is gone after the next start', async () => {
    const beforeRow = 'INSERT INTO media.file';
    const acknowledged = await storeUntilKilled('before-row', () => false, beforeRow);
    expect(acknowledged).toEqual([]);
    expect((await listContent(media.folder)).length).toBeGreaterThan(await rowCount());
    await media.restart();
    expect(await contentWithoutRow()).toEqual([]);
    expect(media.logged.map((line) => line.msg)).toContain('orphaned content removed');
  });
});

describe('a process that dies at a moment of its choice', () => {
  it.each([
    ['before the row', 'INSERT INTO media.file'],
    ['before the job of a film', 'INSERT INTO media.job'],
    ['before the commit of a film', 'COMMIT'],
  ])(
    '%s leaves neither file nor job',
    async (_name, dieAt) => {
      const film = join(media.folder, 'film.mp4');
      await fs.writeFile(film, await clip());
      expect(await storeUntilKilled(dieAt, () => false, dieAt, film)).toEqual([]);
      expect((await listContent(media.folder)).length).toBeGreaterThan(await rowCount());
      await media.restart();
      expect(await contentWithoutRow()).toEqual([]);
      const { rows } = await media.pool.query(
        `SELECT FROM media.file WHERE path LIKE '/killed/' || $1 || '/%'
          UNION ALL SELECT FROM media.job`,
        [dieAt],
      );
      expect(rows).toEqual([]);
    },
    SEVERAL_STARTS_MS,
  );

  it(
    'after the commit leaves the file, and its job, though nobody was told',
    async () => {
      const film = join(media.folder, 'film.mp4');
      const content = await clip();
      await fs.writeFile(film, content);
      await media.stop();
      expect(await storeUntilKilled('committed', () => false, 'after COMMIT', film)).toEqual([]);
      const { rows } = await media.pool.query<{ path: string; jobs: number }>(
        `SELECT path, (SELECT count(*)::int FROM media.job) AS jobs FROM media.file
          WHERE path LIKE '/killed/committed/%'`,
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(rows[0]?.jobs).toBeGreaterThan(0);
      await media.restart();
      const address = media.port.urlOf(rows[0]?.path ?? '', 'raw');
      const { body } = await media.get(address.slice('http://media.test'.length));
      expect(body.equals(content)).toBe(true);
      expect(await contentWithoutRow()).toEqual([]);
    },
    SEVERAL_STARTS_MS,
  );
});

describe('the sweep', () => {
  it.skipIf(isOnS3)('leaves content alone whose commit is still to come', async () => {
    // A store of another process, held between its rename and its commit.
    const client = await media.pool.connect();
    const { beginStore } = await import('../storage/store-lock.ts');
    await beginStore(client);
    const key = '20250101/abcdefghjkmnpqrstvwxyz0123';
    await fs.mkdir(join(media.folder, 'content', '20250101'), { recursive: true });
    await fs.writeFile(join(media.folder, 'content', key), 'x');
    await media.start();
    await waitForLock(media.pool);
    await client.query(
      `INSERT INTO media.file (account_id, path, mime, size, etag, original_file_name, storage_key)
        SELECT id, '/late', 'text/plain', 1, repeat('a', 64), 'x', $1 FROM media.account`,
      [key],
    );
    await client.query('COMMIT');
    client.release();
    await media.restart();
    expect(await listContent(media.folder)).toContain(key);
  });

  it.skipIf(isOnS3)('leaves content alone that the queue of stores has placed', async () => {
    let placed = '';
    await storeByQueue('/queued', async (key) => {
      placed = key;
      await media.start();
      await waitForLock(media.pool);
    });
    await media.restart();
    expect(await listContent(media.folder)).toContain(placed);
  });

  it.skipIf(isOnS3)('takes what was placed under a lock that was lost', async () => {
    let placed = '';
    await media.stop();
    const broken = storeByQueue('/broken', async (key) => {
      placed = key;
      await media.pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
    });
    await expect(broken).rejects.toThrow();
    const { rows } = await media.pool.query("SELECT FROM media.file WHERE path = '/broken'");
    expect(rows).toEqual([]);
    expect(await listContent(media.folder)).toContain(placed);
    await media.restart();
    expect(await contentWithoutRow()).toEqual([]);
    expect(await listContent(media.folder)).not.toContain(placed);
  });
});

/** Stores a file by a queue with connections of its own; `meanwhile` it has its place and no row. */
async function storeByQueue(
  path: string,
  meanwhile: (key: string) => Promise<void>,
): Promise<void> {
  const pool = new pg.Pool({ connectionString: media.databaseUrl });
  pool.on('connect', (client) => client.on('error', () => {}));
  const store = createStoreQueue({ pool, log: fastify().log });
  const content = await createLocalDisk(media.folder).receive(Buffer.from(path));
  const { size, sha256: etag } = content;
  await store({
    ...{ accountId: media.accountId, uploadId: null },
    async place(keep) {
      const storageKey = await keep(content);
      await meanwhile(storageKey);
      const nothing = { width: null, height: null, placeholder: null, posterKey: null };
      const described = { path, mime: 'text/plain', originalFileName: 'x', tags: [], metadata: {} };
      return { ...described, ...nothing, size, etag, blanks: [], space: null, storageKey };
    },
    alone: () => Promise.reject(new Error('nothing is in the way')),
  }).finally(() => pool.end());
}

/** Runs the child until `enough`, kills it, and gives what it had acknowledged. */
async function storeUntilKilled(
  run: number | string,
  enough: (child: ChildProcess, count: number) => boolean,
  dieAt = '',
  film = '',
): Promise<{ path: string; sha256: string }[]> {
  const words = [PROGRAM, media.databaseUrl, media.folder, String(run), dieAt, film];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const acknowledged: { path: string; sha256: string }[] = [];
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(JSON.parse(line));
    if (enough(child, acknowledged.length)) child.kill('SIGKILL');
  }
  expect((await exited)[1]).toBe('SIGKILL');
  return acknowledged;
}

async function contentWithoutRow(): Promise<string[]> {
  // The sweep runs in the background; stopping waits for it.
  await media.restart();
  const { rows } = await media.pool.query<{ key: string }>(
    `SELECT storage_key AS key FROM media.file UNION ALL SELECT poster_key FROM media.file
      UNION ALL SELECT storage_key FROM media.rendition`,
  );
  const known = new Set(rows.map((row) => row.key));
  return (await listContent(media.folder)).filter((key) => !known.has(key));
}

async function rowCount(): Promise<number> {
  const { rows } = await media.pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM media.file',
  );
  return rows[0]?.count ?? 0;
}

/** Until nobody holds the lock of stores any more. */
async function noStoreRuns(): Promise<void> {
  const { whenNoStoreRuns } = await import('../storage/store-lock.ts');
  await whenNoStoreRuns(media.pool, async () => {});
}

/** Until someone waits for an advisory lock. */
async function waitForLock(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    if (rows.length > 0) return;
  }
}

/** What is done to disk and database during `work`, in the order in which each step ended. */
async function recordOrder(work: () => Promise<unknown>): Promise<string[]> {
  const order: string[] = [];
  const probe = await fs.open(media.folder, 'r');
  const handles: FileHandle = Object.getPrototypeOf(probe);
  await probe.close();
  const { datasync, sync } = handles;
  const { rename, link } = fs;
  const place = (path: unknown) => relative(media.folder, String(path)).split('/')[0];
  handles.datasync = async function (this: FileHandle) {
    await datasync.call(this);
    order.push('datasync');
  };
  handles.sync = async function (this: FileHandle) {
    await sync.call(this);
    order.push('sync');
  };
  fs.rename = async (from, to) => {
    await rename(from, to);
    order.push(`rename ${place(from)} → ${place(to)}`);
  };
  fs.link = async (from, to) => {
    await link(from, to);
    order.push(`link ${place(from)} → ${place(to)}`);
  };
  syncBuiltinESMExports();
  const client = await media.pool.connect();
  const clients: pg.PoolClient = Object.getPrototypeOf(client);
  client.release();
  const query = clients.query as (...words: unknown[]) => unknown;
  clients.query = function (this: pg.PoolClient, ...words: unknown[]) {
    const text = typeof words[0] === 'string' ? words[0] : (words[0] as pg.QueryConfig).text;
    const step = text.trim().split(/\s|;/)[0] ?? '';
    // The jobs look for work at any time, and housekeeping for what is over; storing has no such statement.
    if (!text.includes('media.job') && step !== 'WITH') order.push(step);
    return query.apply(this, words);
  } as typeof clients.query;
  onTestFinished(() => {
    Object.assign(handles, { datasync, sync });
    Object.assign(fs, { rename, link });
    clients.query = query as typeof clients.query;
    syncBuiltinESMExports();
  });
  await work();
  return order;
}
