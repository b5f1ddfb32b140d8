import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../testing/call-api.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { listContent } from '../testing/test-storage.ts';

const PROGRAM = fileURLToPath(new URL('../testing/run-jobs-and-die.ts', import.meta.url));

let media: RunningMedia;
let api: ReturnType<typeof createCaller>;

beforeAll(async () => {
  media = await startMedia({ reachable: true, jobTimes: { leaseMs: 2000, pollMs: 50 } });
  api = createCaller(media, await media.mintKey('secret'));
});
afterAll(() => media.close());

async function store(...paths: string[]): Promise<void> {
  for (const path of paths) {
    const content = Buffer.from(path);
    await media.port.store({ path, mime: 'text/plain', originalFileName: 'a', content });
  }
}

async function put(folderPath: string, description: string): Promise<void> {
  const folderSettings = { description: { set: true, value: description } };
  await api.call('PUT', '/folders', { folderPath, folderSettings });
}

/** All files and folders below, the latter with a '/' at their end. */
async function tree(folder: string): Promise<string[]> {
  const { rows } = await media.pool.query<{ path: string }>(
    `SELECT path FROM media.file WHERE path LIKE $1 || '/%'
      UNION ALL SELECT path FROM media.folder WHERE path LIKE $1 || '/%'`,
    [folder],
  );
  return rows.map((row) => row.path).sort();
}

async function read(path: string): Promise<string | null> {
  const answer = await fetch(`${media.origin}/${media.accountId}/raw${path}`);
  return answer.status === 200 ? await answer.text() : null;
}

describe('a copy', () => {
  it('has the files and folders of its original, with their settings', async () => {
    await store('/a/1', '/a/b/2', '/a/b/c/3', '/ab/4');
    await put('/a', 'topo');
    await put('/a/b/empty', 'vazia');
    const { summary } = await api.done('POST', '/folders/copy', {
      source: '/a',
      destination: '/x/y',
    });
    expect(summary).toEqual({
      ...{ total: 6, filesCopied: 3, foldersCopied: 3, bytes: 18, failed: 0, progress: 1 },
    });
    expect(await tree('/x')).toEqual([
      ...['/x/', '/x/y/', '/x/y/1', '/x/y/b/', '/x/y/b/2', '/x/y/b/c/3', '/x/y/b/empty/'],
    ]);
    expect(await read('/x/y/b/c/3')).toBe('/a/b/c/3');
    const { body } = await api.call('GET', '/folders?folderPath=/x/y');
    expect(body.settings).toEqual({ description: 'topo' });
    expect(await tree('/a')).toHaveLength(6);
  });

  it.each([
    [{ recursive: false }, ['/d/', '/d/1']],
    [{ copyFiles: false }, ['/d/', '/d/b/', '/d/b/empty/']],
    [{ copyVirtualFolders: false }, ['/d/1', '/d/b/2', '/d/b/c/3']],
    [{ copyVirtualFolders: false, copyOverriddenStorage: true, recursive: false }, ['/d/1']],
  ])('with %j has only that', async (asked, expected) => {
    await api.done('DELETE', '/folders', { folderPath: '/d' });
    await api.done('POST', '/folders/copy', { source: '/a', destination: '/d', ...asked });
    expect(await tree('/d')).toEqual(expected);
  });

  it('may have other tags and metadata, and several originals', async () => {
    await store('/t1/1', '/t2/2');
    const changes = { tags: { value: ['novo'] }, metadata: { merge: true, value: { a: 1 } } };
    const { summary } = await api.done('POST', '/folders/copy/batch', {
      folders: [
        { source: '/t1', destination: '/t', ...changes },
        { source: '/t2', destination: '/t' },
      ],
    });
    expect(summary).toMatchObject({ filesCopied: 2, foldersCopied: 0 });
    const details = await api.call('GET', '/files/details?filePath=/t/1');
    expect(details.body).toMatchObject({ tags: ['novo'], metadata: { a: 1 } });
    expect((await api.call('GET', '/files/details?filePath=/t/2')).body).toMatchObject({
      tags: [],
    });
  });

  it('from the root, and into the root, keeps what is there', async () => {
    await store('/r/s/1');
    await api.done('POST', '/folders/copy', { source: '/r/s', destination: '/', recursive: false });
    expect(await read('/1')).toBe('/r/s/1');
    const shallow = { source: '/', destination: '/from-root', recursive: false };
    await api.done('POST', '/folders/copy', { ...shallow, copyVirtualFolders: false });
    expect(await tree('/from-root')).toEqual(['/from-root/1']);
  });

  it('whose paths grow too long fails for those, and says so', async () => {
    const deep = `/${'x'.repeat(300)}`;
    await store('/long/1', `/long${deep}`);
    await put('/long/2', 'a');
    const { body } = await api.call('POST', '/folders/copy', {
      source: '/long',
      destination: `/${'y'.repeat(300)}`,
    });
    expect(await api.ended(body)).toMatchObject({
      status: 'Failed',
      summary: { filesCopied: 1, foldersCopied: 2, failed: 1 },
      error: {
        code: 'job_incomplete',
        details: { failures: [{ path: `/long${deep}`, code: 'invalid_path' }] },
      },
    });
  });
});

describe('a deletion', () => {
  it('takes all that is below, and nothing beside', async () => {
    await store('/e/1', '/e/b/2', '/e-b/3', '/e0', '/e');
    await put('/e/b/v', 'x');
    const { summary } = await api.done('DELETE', '/folders', { folderPath: '/e' });
    expect(summary).toEqual({
      ...{ total: 5, filesDeleted: 2, foldersDeleted: 3, bytes: 10, progress: 1 },
    });
    expect(await tree('/e')).toEqual([]);
    expect(await Promise.all(['/e-b/3', '/e0', '/e'].map(read))).toEqual(['/e-b/3', '/e0', '/e']);
  });

  it.each([
    [{ recursive: false }, ['/f/', '/f/b/', '/f/b/2', '/f/b/v/']],
    [{ deleteFiles: false }, ['/f/1', '/f/b/2']],
    [{ deleteVirtualFolders: false }, ['/f/', '/f/b/', '/f/b/v/']],
    [
      { deleteFiles: false, deleteVirtualFolders: false },
      ['/f/', '/f/1', '/f/b/', '/f/b/2', '/f/b/v/'],
    ],
  ])('with %j leaves %j', async (asked, expected) => {
    await api.done('DELETE', '/folders', { folderPath: '/f' });
    await store('/f/1', '/f/b/2');
    await put('/f/b/v', 'x');
    await put('/f', 'topo');
    await api.done('DELETE', '/folders', { folderPath: '/f', ...asked });
    expect(await tree('/f')).toEqual(expected);
    const { body } = await api.call('GET', '/folders?folderPath=/f');
    expect(body.settings).toEqual(
      (asked as { deleteVirtualFolders?: boolean }).deleteVirtualFolders === false
        ? { description: 'topo' }
        : {},
    );
  });

  it('gives space back', async () => {
    await store('/g/1', '/g/2');
    await media.pool.query('UPDATE media.account SET quota_bytes = 1000, used_bytes = 8');
    await api.done('DELETE', '/folders/batch', {
      folders: [{ folderPath: '/g' }, { folderPath: '/g' }, { folderPath: '/never' }],
    });
    const { rows } = await media.pool.query('SELECT used_bytes::int AS used FROM media.account');
    expect(rows).toEqual([{ used: 0 }]);
    await media.pool.query('UPDATE media.account SET quota_bytes = NULL');
  });
});

describe('a process that is killed in the middle', () => {
  const COUNT = 520;
  // Each start of a process takes seconds where much else runs.
  const SEVERAL_STARTS_MS = 120_000;

  it.each([
    ['a deletion', 'DELETE', '/folders', { folderPath: '/kill' }, 2],
    ['a copy', 'POST', '/folders/copy', { source: '/kill', destination: '/killed' }, 4],
  ])(
    'leaves %s to another, which does the rest, and counts all once',
    async (_what, method, path, body, dieAt) => {
      await fill('/kill', COUNT);
      await media.stop();
      const started = (await api.call(method, path, body)).body;
      const child = spawn(
        process.execPath,
        [PROGRAM, media.databaseUrl, media.folder, String(dieAt), '2000'],
        { stdio: ['ignore', 'ignore', 'inherit'] },
      );
      expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
      const address = `/jobs/${started.jobType}/${started.jobId}`;
      const left = (await api.call('GET', address)).body;
      expect(left.status).toBe('Running');
      expect(left.summary.progress).toBeGreaterThan(0);
      expect(left.summary.progress).toBeLessThan(1);
      await media.start();
      const job = await api.ended(started);
      expect(job).toMatchObject({ status: 'Succeeded', error: null });
      const isCopy = method === 'POST';
      expect(job.summary).toMatchObject({
        [isCopy ? 'filesCopied' : 'filesDeleted']: COUNT,
        total: COUNT,
        bytes: COUNT,
        progress: 1,
      });
      expect(await tree('/killed')).toHaveLength(isCopy ? COUNT : 0);
      expect(await tree('/kill')).toHaveLength(isCopy ? COUNT : 0);
      // The sweep of the next start leaves nothing behind, and the stop waits for it.
      await media.restart();
      await media.restart();
      expect(await contentWithoutRow()).toEqual([]);
    },
    SEVERAL_STARTS_MS,
  );
});

describe('a job that is cancelled in the middle', () => {
  it('stops between two portions, and says how far it came', async () => {
    await fill('/cancel', 600);
    await media.stop();
    const { jobType, jobId } = (await api.call('DELETE', '/folders', { folderPath: '/cancel' }))
      .body;
    // Holds the second portion up until it is cancelled.
    const client = await media.pool.connect();
    await client.query(`BEGIN; SELECT FROM media.file WHERE path = '/cancel/300' FOR UPDATE`);
    await media.start();
    const address = `/jobs/${jobType}/${jobId}`;
    await waitForWaiting();
    const { body } = await api.call('GET', address);
    expect(body).toMatchObject({ status: 'Running', summary: { total: 600, filesDeleted: 200 } });
    await api.call('DELETE', address);
    expect((await api.call('GET', address)).body.status).toBe('Cancelling');
    await client.query('COMMIT');
    client.release();
    const job = await api.ended({ jobType, jobId });
    expect(job).toMatchObject({ status: 'Cancelled', error: null, summary: { filesDeleted: 400 } });
    expect(await tree('/cancel')).toHaveLength(200);
  });
});

/** Until someone waits for a row that another holds. */
async function waitForWaiting(): Promise<void> {
  for (;;) {
    const { rows } = await media.pool.query(
      `SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'DELETE%'`,
    );
    if (rows.length > 0) return;
  }
}

/** Files of one byte each. */
async function fill(folder: string, count: number): Promise<void> {
  await store(`${folder}/000`);
  const content = Buffer.from('x');
  const path = `${folder}/000`;
  await media.port.store({ path, mime: 'text/plain', originalFileName: 'a', content });
  await api.done('POST', '/files/copy/batch', {
    files: Array.from({ length: count - 1 }, (_each, at) => ({
      source: path,
      destination: `${folder}/${String(at + 1).padStart(3, '0')}`,
    })),
  });
}

async function contentWithoutRow(): Promise<string[]> {
  const { rows } = await media.pool.query<{ key: string }>(
    'SELECT storage_key AS key FROM media.file',
  );
  const known = new Set(rows.map((row) => row.key));
  return (await listContent(media.folder)).filter((key) => !known.has(key));
}
