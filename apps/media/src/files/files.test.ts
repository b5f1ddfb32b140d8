import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../testing/call-api.ts';
import { createSigner, everywhereIn } from '../testing/sign-token.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { isOnS3, listContent } from '../testing/test-storage.ts';

let media: RunningMedia;
let api: ReturnType<typeof createCaller>;
let open: string;
let signer: Awaited<ReturnType<typeof createSigner>>;

beforeAll(async () => {
  media = await startMedia({ reachable: true });
  api = createCaller(media, await media.mintKey('secret'));
  open = await media.mintKey('public');
  signer = await createSigner(media.pool, media.accountId);
});
afterAll(() => media.close());

async function store(path: string, text = path): Promise<void> {
  const content = Buffer.from(text);
  await media.port.store({ path, mime: 'text/plain', originalFileName: 'a.txt', content });
}

async function read(path: string): Promise<string | null> {
  const answer = await fetch(`${media.origin}/${media.accountId}/raw${encodeURI(path)}`);
  return answer.status === 200 ? await answer.text() : null;
}

const query = (path: string) => `filePath=${encodeURIComponent(path)}`;
const details = (path: string, call = {}) =>
  api.call('GET', `/files/details?${query(path)}`, undefined, call);
const copy = (body: object, call = {}) => api.call('POST', '/files/copy', body, call);

describe('the details of a file', () => {
  it('are all that is known of it', async () => {
    await store('/d/gol é!.txt', 'gol');
    const { status, body } = await details('/d/gol é!.txt');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      accountId: media.accountId,
      filePath: '/d/gol é!.txt',
      fileUrl: `${media.origin}/${media.accountId}/raw/d/gol%20%C3%A9%21.txt`,
      metadata: {},
      mime: 'text/plain',
      originalFileName: 'a.txt',
      size: 3,
      tags: [],
    });
    expect(body).toMatchObject({ etag: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(Math.abs(Number(body.lastModified) - Date.now())).toBeLessThan(60_000);
  });

  it('are for a secret key, or a token that says so', async () => {
    await store('/d/own.txt');
    const refused = await details('/d/own.txt', { key: open });
    expect(refused.body.error).toMatchObject({
      code: 'authorization_failed',
      details: { permission: 'getFileDetails', path: '/d/own.txt' },
    });
    const access = {
      pathPermissions: everywhereIn('/d', { read: { file: { getFileDetails: true } } }),
    };
    const token = await signer.sign({ access });
    expect((await details('/d/own.txt', { key: open, token })).status).toBe(200);
    expect((await details('/e/other.txt', { key: open, token })).status).toBe(403);
  });

  it('are not those of a file that is not there', async () => {
    expect((await details('/d/none')).body.error.code).toBe('not_found');
  });
});

describe('deleting', () => {
  it('takes the file, its content and the space it took', async () => {
    await store('/del/one.txt');
    const before = await contentCount();
    expect((await api.call('DELETE', `/files?${query('/del/one.txt')}`)).status).toBe(200);
    expect(await read('/del/one.txt')).toBeNull();
    expect(await contentCount()).toBe(before - 1);
    expect((await api.call('DELETE', `/files?${query('/del/one.txt')}`)).status).toBe(404);
  });

  it('is not for a public key alone', async () => {
    await store('/del/kept.txt');
    const path = `/files?${query('/del/kept.txt')}`;
    expect((await api.call('DELETE', path, undefined, { key: open })).status).toBe(403);
    const batch = { files: ['/del/kept.txt'] };
    expect((await api.call('DELETE', '/files/batch', batch, { key: open })).status).toBe(403);
    const access = {
      pathPermissions: everywhereIn('/del', { write: { file: { deleteFile: true } } }),
    };
    const token = await signer.sign({ access });
    const mixed = { files: ['/del/kept.txt', '/elsewhere/x'] };
    const refused = await api.call('DELETE', '/files/batch', mixed, { key: open, token });
    expect(refused.body.error.details).toMatchObject({ path: '/elsewhere/x' });
    expect(await read('/del/kept.txt')).toBe('/del/kept.txt');
    expect((await api.call('DELETE', path, undefined, { key: open, token })).status).toBe(200);
  });

  it('of many is a job that counts', async () => {
    const paths = Array.from({ length: 450 }, (_each, at) => `/many/${at}.txt`);
    for (const path of paths.slice(0, 5)) await store(path, 'abc');
    await multiply('/many/0.txt', paths.slice(5, 430));
    const job = await api.done('DELETE', '/files/batch', {
      files: [...paths, ...paths.slice(0, 3)],
    });
    expect(job.summary).toEqual({
      total: 450,
      deleted: 430,
      notFound: 20,
      bytes: 1290,
      progress: 1,
    });
    expect(await read('/many/7.txt')).toBeNull();
    expect(await contentWithoutRow()).toEqual([]);
  });
});

describe('copying', () => {
  it('gives the same content another path, without doubling it on disk', async () => {
    await store('/c/from.txt', 'conteúdo');
    const blocks = await diskBlocks();
    expect((await copy({ source: '/c/from.txt', destination: '/c2/to.txt' })).body).toEqual({
      status: 'Copied',
    });
    expect(await diskBlocks()).toBe(blocks);
    const [one, other] = [await details('/c/from.txt'), await details('/c2/to.txt')];
    expect(other.body).toMatchObject({ etag: (one.body as { etag?: string }).etag, size: 9 });
    await api.call('DELETE', `/files?${query('/c/from.txt')}`);
    expect(await read('/c2/to.txt')).toBe('conteúdo');
  });

  it.each([
    [undefined, undefined, { a: 1, b: 1 }, ['x', 'y']],
    [{}, {}, {}, []],
    [{ value: { b: 2 } }, { value: ['z'] }, { b: 2 }, ['z']],
    [
      { merge: true, value: { b: 2 } },
      { merge: true, value: ['z', 'x'] },
      { a: 1, b: 2 },
      ['x', 'y', 'z'],
    ],
    [{ merge: true }, { merge: true }, { a: 1, b: 1 }, ['x', 'y']],
  ])('with metadata %j and tags %j', async (metadata, tags, wantedMetadata, wantedTags) => {
    await store('/c/described.txt');
    await media.pool.query(
      `UPDATE media.file SET metadata = '{"a":1,"b":1}', tags = '{x,y}' WHERE path = '/c/described.txt'`,
    );
    await copy({ source: '/c/described.txt', destination: '/c/changed.txt', metadata, tags });
    const { body } = await details('/c/changed.txt');
    expect(body).toMatchObject({ metadata: wantedMetadata, tags: wantedTags });
  });

  it('onto itself changes what is said of the file', async () => {
    await store('/c/self.txt', 'mesmo');
    const body = { source: '/c/self.txt', destination: '/c/self.txt', tags: { value: ['novo'] } };
    expect((await copy(body, { key: open })).body.error.code).toBe('path_exists');
    expect((await copy(body)).status).toBe(200);
    expect((await details('/c/self.txt')).body).toMatchObject({ tags: ['novo'] });
    expect(await read('/c/self.txt')).toBe('mesmo');
    expect(await contentWithoutRow()).toEqual([]);
  });

  it('replaces only with the right to', async () => {
    await store('/c/a.txt', 'a');
    await store('/c/b.txt', 'b');
    const body = { source: '/c/a.txt', destination: '/c/b.txt' };
    expect((await copy(body, { key: open })).body.error.code).toBe('path_exists');
    expect(await read('/c/b.txt')).toBe('b');
    expect((await copy(body)).status).toBe(200);
    expect(await read('/c/b.txt')).toBe('a');
    expect(await contentWithoutRow()).toEqual([]);
  });

  it('counts against the quota, and gives back what it replaced', async () => {
    await store('/q/five', '12345');
    await media.pool.query('UPDATE media.account SET quota_bytes = 12, used_bytes = 5');
    expect((await copy({ source: '/q/five', destination: '/q/2' })).status).toBe(200);
    expect((await copy({ source: '/q/five', destination: '/q/3' })).body.error.code).toBe(
      'quota_exceeded',
    );
    await api.call('DELETE', `/files?${query('/q/2')}`);
    expect((await copy({ source: '/q/five', destination: '/q/3' })).status).toBe(200);
    const { rows } = await media.pool.query('SELECT used_bytes::int AS used FROM media.account');
    expect(rows).toEqual([{ used: 10 }]);
    await media.pool.query('UPDATE media.account SET quota_bytes = NULL');
    expect(await contentWithoutRow()).toEqual([]);
  });

  it('of many goes on where one fails, and says which', async () => {
    for (const at of [1, 2, 3]) await store(`/b/${at}`, String(at));
    await store('/b/taken', 'old');
    const started = await api.call('POST', '/files/copy/batch', {
      files: [
        { source: '/b/1', destination: '/b/copy-1' },
        { source: '/b/none', destination: '/b/copy-none' },
        { source: '/b/copy-1', destination: '/b/copy-of-copy' },
        { source: '/b/2', destination: '/b/taken' },
      ],
    });
    const job = await api.ended(started.body);
    expect(job).toMatchObject({
      status: 'Failed',
      summary: { total: 4, copied: 3, failed: 1, bytes: 3, progress: 1 },
      error: {
        code: 'job_incomplete',
        details: { failed: 1, failures: [{ path: '/b/none', code: 'not_found' }] },
      },
    });
    expect(new Date(job.error?.timestamp ?? '').getTime()).toBeGreaterThan(0);
    expect(await Promise.all(['/b/copy-1', '/b/copy-of-copy', '/b/taken'].map(read))).toEqual([
      ...['1', '1', '2'],
    ]);
  });

  it('with a token keeps to the tags and folders that it names', async () => {
    await store('/t/in/a.txt');
    await media.pool.query(`UPDATE media.file SET tags = '{plain}' WHERE path = '/t/in/a.txt'`);
    const token = await signer.sign({
      access: {
        pathPermissions: everywhereIn('/t', { write: { file: { createFile: true } } }),
        tagPermissions: { write: ['own-*'] },
      },
    });
    const call = { key: token };
    const source = '/t/in/a.txt';
    const carried = await copy({ source, destination: '/t/out/a' }, call);
    expect(carried.body.error.details).toEqual({ tag: 'plain' });
    const tags = { value: ['own-1'] };
    expect((await copy({ source, destination: '/t/out/a', tags }, call)).status).toBe(200);
    expect((await copy({ source, destination: '/u/a', tags }, call)).status).toBe(403);
  });
});

describe('a restricted file', () => {
  it('opens for a secret key only, and nobody else may copy it', async () => {
    await store('/r/segredo.txt');
    await media.port.restrict(['/r/segredo.txt'], true);
    expect(await read('/r/segredo.txt')).toBeNull();
    const token = await signer.sign({
      access: { pathPermissions: everywhereIn('/mine', { write: { file: { createFile: true } } }) },
    });
    const order = { source: '/r/segredo.txt', destination: '/mine/copia.txt' };
    expect((await copy(order, { key: token })).status).toBe(403);
    expect((await copy(order, { key: open })).status).toBe(403);
    const address = `/${media.accountId}/raw/r/segredo.txt`;
    const key = await media.mintKey('secret');
    const answer = await media.get(address, { authorization: `Bearer ${key}` });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    await media.port.restrict(['/r/segredo.txt'], false);
    expect(await read('/r/segredo.txt')).toBe('/r/segredo.txt');
  });

  it('is every file of a folder that is restricted, but for some', async () => {
    await Promise.all(['/f/1', '/f/sub/2', '/f0/3', '/f'].map((path) => store(`${path}.txt`)));
    await media.port.restrictFolder('/f', ['/f/1.txt']);
    const seen = () =>
      Promise.all(['/f/1', '/f/sub/2', '/f0/3', '/f'].map((each) => read(`${each}.txt`)));
    expect((await seen()).map(Boolean)).toEqual([true, false, true, true]);
    await media.port.restrictFolder('/f', []);
    expect((await seen()).map(Boolean)).toEqual([false, false, true, true]);
    await media.port.restrictFolder('/f', 'all');
    expect((await seen()).map(Boolean)).toEqual([true, true, true, true]);
  });
});

const BAD_PATHS = [
  ...['../x', '/a/../b', '/a\0', '/a\\b', 'relative', '', '/', '/a/', '/%2e%2e/x'],
  `/${'x'.repeat(600)}`,
];

describe('what is refused', () => {
  it.each(BAD_PATHS.map((path) => [path.slice(0, 20), path]))(
    'the path %j, wherever it stands',
    async (_beginning, path) => {
      const answers = await Promise.all([
        details(path),
        api.call('DELETE', `/files?${query(path)}`),
        api.call('DELETE', '/files/batch', { files: ['/a', path] }),
        copy({ source: path, destination: '/a' }),
        copy({ source: '/a', destination: path }),
        api.call('POST', '/files/copy/batch', { files: [{ source: '/a', destination: path }] }),
      ]);
      expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual(
        answers.map(() => [400, 'invalid_path']),
      );
      expect(answers.map(({ body }) => body.error.details.parameter)).toEqual([
        ...['filePath', 'filePath', 'files.1', 'source', 'destination', 'files.0.destination'],
      ]);
    },
  );

  it.each([
    ['DELETE', '/files/batch', {}, 'files'],
    ['DELETE', '/files/batch', { files: [] }, 'files'],
    ['DELETE', '/files/batch', { files: Array.from({ length: 10_000 }, () => '/a') }, 'files'],
    ['DELETE', '/files/batch', { files: [7] }, 'files.0'],
    ['POST', '/files/copy/batch', { files: Array.from({ length: 1001 }, () => ({})) }, 'files'],
    ['POST', '/files/copy', { source: '/a' }, 'destination'],
    [
      'POST',
      '/files/copy',
      { source: '/a', destination: '/b', tags: { value: 'x' } },
      'tags.value',
    ],
    [
      'POST',
      '/files/copy',
      { source: '/a', destination: '/b', tags: { value: ['\0'] } },
      'tags.value.0',
    ],
    [
      'POST',
      '/files/copy',
      { source: '/a', destination: '/b', metadata: { value: { a: 'x'.repeat(3000) } } },
      'metadata',
    ],
    [
      'POST',
      '/files/copy',
      { source: '/a', destination: '/b', metadata: { value: { a: '\ud800' } } },
      'metadata',
    ],
  ])('%s %s with nonsense (%#)', async (method, path, body, parameter) => {
    const answer = await api.call(method, path, body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.details.parameter ?? '').toContain(parameter);
  });

  it('a body beyond all measure', async () => {
    const files = Array.from({ length: 20_000 }, () => `/${'x'.repeat(500)}`);
    const answer = await api.call('DELETE', '/files/batch', { files });
    expect(answer).toMatchObject({ status: 413, body: { error: { code: 'body_too_large' } } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each([
    ['another', 'AAAAAAA'],
    ['a way up', '../../x'],
    ['no text', '%00'],
    ['very long', 'x'.repeat(500)],
  ])('an account id that is %s', async (_what, account) => {
    const answers = await Promise.all([
      details('/a', { account }),
      api.call('DELETE', '/files/batch', { files: ['/a'] }, { account }),
      copy({ source: '/a', destination: '/b' }, { account, key: await signer.sign() }),
    ]);
    for (const { status } of answers) expect([400, 401, 404, 405]).toContain(status);
  });
});

async function multiply(source: string, paths: string[]): Promise<void> {
  await api.done('POST', '/files/copy/batch', {
    files: paths.map((destination) => ({ source, destination })),
  });
}

async function contentCount(): Promise<number> {
  return (await listContent(media.folder)).length;
}

/** What the content takes, names for the same bytes counted once; a bucket does not say. */
async function diskBlocks(): Promise<number> {
  if (isOnS3) return 0;
  const found = new Map<number, number>();
  for (const key of await listContent(media.folder)) {
    const { ino, blocks } = await stat(join(media.folder, 'content', key));
    found.set(ino, blocks);
  }
  return [...found.values()].reduce((sum, blocks) => sum + blocks, 0);
}

async function contentWithoutRow(): Promise<string[]> {
  const { rows } = await media.pool.query<{ key: string }>(
    'SELECT storage_key AS key FROM media.file',
  );
  const known = rows.map((row) => row.key);
  return (await listContent(media.folder)).filter((key) => !known.includes(key));
}
