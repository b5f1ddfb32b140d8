import type { FileSummary } from '@arquiba/media-contract/provider-files';
import type { FolderSummary, ListFolder } from '@arquiba/media-contract/provider-folders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../testing/call-api.ts';
import { createSigner, everywhereIn } from '../testing/sign-token.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';

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

async function store(...paths: string[]): Promise<void> {
  for (const path of paths) {
    const content = Buffer.from(path);
    await media.port.store({ path, mime: 'text/plain', originalFileName: 'a', content });
  }
}

const put = (folderPath: string, folderSettings = {}, call = {}) =>
  api.call('PUT', '/folders', { folderPath, folderSettings }, call);
const get = (folderPath: string, call = {}) =>
  api.call('GET', `/folders?folderPath=${encodeURIComponent(folderPath)}`, undefined, call);

type Query = { [name in keyof ListFolder]?: unknown };

function list(folderPath: string, query: Query = {}, call = {}) {
  const text = new URLSearchParams({ folderPath, ...(query as Record<string, string>) });
  return api.call('GET', `/folders/list?${text}`, undefined, call);
}

const pathOf = (item: FileSummary | FolderSummary) =>
  item.type === 'File' ? item.filePath : `${item.folderPath}/${item.virtual ? '' : '*'}`;

/** All pages; folders with a '/' at the end, and a '*' where they only hold files. */
async function listAll(folderPath: string, query: Query = {}): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | null = null; ; ) {
    const { body } = await list(folderPath, { ...query, ...(cursor !== null && { cursor }) });
    found.push(...body.items.map(pathOf));
    if (body.isPaginationComplete) return found;
    cursor = body.cursor;
  }
}

const to = (scope: string, ...downloadFile: string[]) => ({
  scope,
  permissions: { file: { downloadFile } },
});
const set = (value?: unknown) => ({ set: true, ...(value !== undefined && { value }) });

describe('a folder', () => {
  it('is made with its ancestors and keeps its settings', async () => {
    const permissions = [to('Children', 'raw', 'thumb*')];
    const settings = { description: set('Fotos'), publicPermissions: set(permissions) };
    const made = await put('/p/q/r', settings);
    expect(made).toMatchObject({ status: 200 });
    expect(made.body).toEqual({
      type: 'Folder',
      folderPath: '/p/q/r',
      virtual: true,
      settings: { description: 'Fotos', publicPermissions: permissions },
      settingsInherited: {
        publicPermissions: {
          folderPath: '/',
          value: [to('Children', '*'), to('Grandchildren+', '*')],
        },
        storageLayer: { folderPath: '/', value: { type: 'InternalStorageV2' } },
      },
    });
    expect((await get('/p/q')).body).toMatchObject({ virtual: true, settings: {} });
    expect((await get('/p/q/r')).body).toEqual(made.body);
  });

  it('hands its settings down, and the nearest counts', async () => {
    await put('/h', { publicPermissions: set([to('Children', 'raw')]), description: set('topo') });
    await put('/h/i/j', { storageLayer: set({ type: 'InternalStorageV2' }) });
    const { body } = await get('/h/i/j/k');
    expect(body).toMatchObject({ virtual: false, settings: {} });
    expect(body.settingsInherited).toEqual({
      publicPermissions: { folderPath: '/h', value: [to('Children', 'raw')] },
      storageLayer: { folderPath: '/h/i/j', value: { type: 'InternalStorageV2' } },
    });
  });

  it('changes only what is set, and loses what is set to nothing', async () => {
    await put('/s', { description: set('um'), publicPermissions: set([]) });
    await put('/s', { description: { set: false } });
    expect((await put('/s')).body.settings).toEqual({ description: 'um', publicPermissions: [] });
    await put('/s', { description: set(), publicPermissions: set(null) });
    expect((await get('/s')).body).toMatchObject({ virtual: true, settings: {} });
  });

  it('is made by many at once', async () => {
    const paths = Array.from({ length: 20 }, (_each, at) => `/race/${at % 3}/${at}`);
    const answers = await Promise.all(paths.map((path) => put(path)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    expect(await listAll('/race')).toEqual(['/race/0/', '/race/1/', '/race/2/']);
  });
});

describe('a listing', () => {
  beforeAll(async () => {
    await store(
      '/l/a',
      '/l/a/1',
      '/l/a/2',
      '/l/a-b',
      '/l/b/c/1',
      '/l/b/c/2',
      '/l/d',
      '/l/é',
      '/l/z/1',
    );
    await store('/l/\u{1f600}', '/l/\uff5e', '/lx/1');
    await put('/l/b/empty');
    await put('/l/d');
  });

  it('is what is in the folder, in one order, at any page size', async () => {
    const all = ['/l/a', '/l/a-b', '/l/a/*', '/l/b/', '/l/d', '/l/d/', '/l/z/*', '/l/é'];
    all.push('/l/\uff5e', '/l/\u{1f600}');
    for (const limit of [1, 2, 3, 1000]) expect(await listAll('/l', { limit })).toEqual(all);
  });

  it('goes down where it is asked to', async () => {
    const all = ['/l/a', '/l/a-b', '/l/a/*', '/l/a/1', '/l/a/2', '/l/b/', '/l/b/c/*', '/l/b/c/1'];
    all.push('/l/b/c/2', '/l/b/empty/', '/l/d', '/l/d/', '/l/z/*', '/l/z/1', '/l/é');
    all.push('/l/\uff5e', '/l/\u{1f600}');
    for (const limit of [1, 4, 1000]) {
      expect(await listAll('/l', { limit, recursive: true })).toEqual(all);
    }
  });

  it.each<[Query, string[]]>([
    [{ includeFiles: false }, ['/l/a/*', '/l/b/', '/l/d/', '/l/z/*']],
    [
      { includeFiles: false, recursive: true, includePhysicalFolders: false },
      ['/l/b/', '/l/b/empty/', '/l/d/'],
    ],
    [
      { includeFiles: false, recursive: true, includeVirtualFolders: false },
      ['/l/a/*', '/l/b/c/*', '/l/z/*'],
    ],
    [{ includePhysicalFolders: false, includeVirtualFolders: false, includeFiles: false }, []],
  ])('%j', async (query, expected) => {
    for (const limit of [1, 50]) expect(await listAll('/l', { ...query, limit })).toEqual(expected);
  });

  it('says beforehand what a copy or a deletion would touch', async () => {
    expect(await listAll('/l/b', { dryRun: true })).toEqual(['/l/b/']);
    expect(await listAll('/l/b', { dryRun: true, recursive: true, limit: 1 })).toEqual([
      ...['/l/b/', '/l/b/c/1', '/l/b/c/2', '/l/b/empty/'],
    ]);
    const query = { dryRun: true, recursive: true, includeVirtualFolders: false };
    expect(await listAll('/l/b', query)).toEqual(['/l/b/c/1', '/l/b/c/2']);
    expect(await listAll('/l/z', { dryRun: true })).toEqual(['/l/z/1']);
  });

  it('tells of the folder and of each item', async () => {
    const { body } = await list('/l', { limit: 1 });
    expect(body.folder).toEqual({ type: 'Folder', folderPath: '/l', virtual: true, settings: {} });
    expect(body.items).toEqual([
      {
        type: 'File',
        filePath: '/l/a',
        fileUrl: `${media.origin}/${media.accountId}/raw/l/a`,
        lastModified: expect.any(Number),
        size: 4,
      },
    ]);
    expect(typeof body.cursor).toBe('string');
  });

  it('of what is not there is empty, with a cursor all the same', async () => {
    const { body } = await list('/nothing/here');
    expect(body).toMatchObject({
      items: [],
      isPaginationComplete: true,
      folder: { virtual: false },
    });
    const again = await list('/nothing/here', { cursor: body.cursor });
    expect(again.body).toMatchObject({ items: [], isPaginationComplete: true });
  });

  it('goes on where it stopped, whatever happens meanwhile', async () => {
    await store('/m/1', '/m/3', '/m/5');
    const { body } = await list('/m', { limit: 2 });
    await api.call('DELETE', '/files?filePath=/m/3');
    await store('/m/2', '/m/4');
    const rest = await list('/m', { cursor: body.cursor });
    expect(rest.body.items.map((item) => item.filePath)).toEqual(['/m/4', '/m/5']);
  });

  it('of the root shows what is at the top', async () => {
    expect(await listAll('/')).toEqual(expect.arrayContaining(['/l/', '/lx/*', '/h/']));
  });

  it('of folders alone passes over any number of files', async () => {
    await media.pool.query(
      `INSERT INTO media.file (account_id, path, mime, size, etag, original_file_name, storage_key)
        SELECT $1, '/wide/' || lpad(at::text, 5, '0'), 'a/b', 0, repeat('0', 64), 'a',
          '20250101/' || lpad(at::text, 26, '0') FROM generate_series(1, 5000) AS at`,
      [media.accountId],
    );
    await store('/wide/z/1');
    expect(await listAll('/wide', { includeFiles: false })).toEqual(['/wide/z/*']);
    expect(await listAll('/wide', { includeFiles: false, recursive: true })).toEqual(['/wide/z/*']);
    await media.pool.query(
      `DELETE FROM media.file WHERE path LIKE '/wide/0%' OR path LIKE '/wide/1%'`,
    );
  });
});

describe('a physical folder', () => {
  it('is there while it holds files', async () => {
    await store('/ph/x/1');
    expect(await listAll('/ph')).toEqual(['/ph/x/*']);
    await api.call('DELETE', '/files?filePath=/ph/x/1');
    expect(await listAll('/ph')).toEqual([]);
  });
});

describe('who may', () => {
  it('not: a public key alone', async () => {
    const call = { key: open };
    const answers = await Promise.all([
      put('/w', {}, call),
      get('/w', call),
      list('/w', {}, call),
      api.call('DELETE', '/folders', { folderPath: '/w' }, call),
      api.call('POST', '/folders/copy', { source: '/w', destination: '/v' }, call),
    ]);
    for (const { status, body } of answers) {
      expect([status, body.error.code]).toEqual([403, 'authorization_failed']);
    }
  });

  it('a token does what it says and sees what it says', async () => {
    await put('/k/7', { description: set('segredo'), publicPermissions: set([]) });
    await store('/k/7/a', '/k/7/deep/b', '/k/8/c');
    const folder = { listFolderChildren: true, getFolderDescription: true };
    const token = await signer.sign({
      access: {
        pathPermissions: [
          { match: { path: '/k/7', scope: 'This' }, permissions: { read: { folder } } },
          ...everywhereIn('/k/7/own', { write: { folder: { createVirtualFolder: true } } }),
        ],
      },
    });
    const call = { key: token };
    expect((await get('/k/7', call)).body).toMatchObject({
      settings: { description: 'segredo' },
      settingsInherited: { publicPermissions: { folderPath: '/' } },
    });
    expect((await get('/k/7', call)).body.settings).not.toHaveProperty('publicPermissions');
    expect((await get('/k/8', call)).status).toBe(403);
    expect((await list('/k/8', {}, call)).status).toBe(403);
    const seen = await list('/k/7', { recursive: 'true' }, call);
    expect(seen.body.items.map(pathOf)).toEqual(['/k/7/a', '/k/7/deep/*']);
    expect((await put('/k/7/own/x', {}, call)).body).toMatchObject({ virtual: true });
    expect((await put('/k/7/own/x', { description: set('x') }, call)).status).toBe(403);
    expect((await put('/k/7/other', {}, call)).status).toBe(403);
    const deletion = { folderPath: '/k/7/own/x' };
    expect((await api.call('DELETE', '/folders', deletion, call)).status).toBe(403);
  });

  it('delete a folder: whoever may delete all that is in it', async () => {
    await store('/dt/a', '/dt/b/c');
    const write = { file: { deleteFile: true }, folder: { deleteVirtualFolder: true } };
    const grant = (scopes: ('This' | 'Children' | 'Grandchildren+')[]) =>
      signer.sign({
        access: {
          pathPermissions: scopes.map((scope) => ({
            match: { path: '/dt', scope },
            permissions: { write },
          })),
        },
      });
    const folderPath = '/dt';
    const shallow = { key: await grant(['This', 'Children']) };
    expect((await api.call('DELETE', '/folders', { folderPath }, shallow)).status).toBe(403);
    const alone = { folderPath, recursive: false };
    expect((await api.call('DELETE', '/folders', alone, shallow)).status).toBe(200);
    const deep = { key: await grant(['This', 'Children', 'Grandchildren+']) };
    const { body } = await api.call('DELETE', '/folders', { folderPath }, deep);
    await api.ended(body);
    expect(await listAll('/dt', { recursive: true })).toEqual([]);
  });
});

describe('what is refused', () => {
  const bad = ['../x', '/a/../b', '/a\0', '/a\\b', 'relative', '', '/a/', `/${'x'.repeat(600)}`];

  it.each(bad.map((path) => [path.slice(0, 20), path]))('the folder %j', async (_start, path) => {
    const answers = await Promise.all([
      put(path),
      get(path),
      list(path),
      api.call('DELETE', '/folders', { folderPath: path }),
      api.call('DELETE', '/folders/batch', { folders: [{ folderPath: path }] }),
      api.call('POST', '/folders/copy', { source: path, destination: '/a' }),
      api.call('POST', '/folders/copy', { source: '/a', destination: path }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual(
      answers.map(() => [400, 'invalid_path']),
    );
    expect(answers.map(({ body }) => body.error.details.parameter)).toEqual([
      ...['folderPath', 'folderPath', 'folderPath', 'folderPath', 'folders.0.folderPath'],
      ...['source', 'destination'],
    ]);
  });

  it.each([
    [{ source: '/a', destination: '/a' }],
    [{ source: '/a', destination: '/a/b' }],
    [{ source: '/a/b', destination: '/a' }],
    [{ source: '/', destination: '/a' }],
    [{ source: '/a', destination: '/a', recursive: false }],
  ])('a copy into itself, %j', async (body) => {
    const answer = await api.call('POST', '/folders/copy', body);
    expect(answer.body.error.details.parameter).toBe('destination');
  });

  it.each([
    [{ limit: '0' }, 'limit'],
    [{ limit: '1001' }, 'limit'],
    [{ limit: '1e2' }, 'limit'],
    [{ recursive: 'yes' }, 'recursive'],
    [{ cursor: '/etc/passwd' }, 'cursor'],
    [{ cursor: Buffer.from('/other/x').toString('base64url') }, 'cursor'],
    [{ cursor: Buffer.from('/f/../../x').toString('base64url') }, 'cursor'],
    [{ cursor: Buffer.from('/f/\0').toString('base64url') }, 'cursor'],
    [{ cursor: Buffer.from([0x2f, 0x66, 0x2f, 0xff]).toString('base64url') }, 'cursor'],
    [{ cursor: 'x'.repeat(5000) }, 'cursor'],
  ])('a listing with %o', async (query, parameter) => {
    const answer = await list('/f', query);
    expect(answer).toMatchObject({ status: 400, body: { error: { details: { parameter } } } });
  });

  it.each([
    [{ description: set('') }, 'description'],
    [{ description: set('x'.repeat(101)) }, 'description'],
    [{ description: set('\0') }, 'description'],
    [{ description: { value: 'x' } }, 'description'],
    [{ publicPermissions: set([{ scope: 'All', permissions: {} }]) }, 'publicPermissions'],
    [{ publicPermissions: set([to('This', '../*')]) }, 'publicPermissions'],
    [{ publicPermissions: set(Array.from({ length: 21 }, () => to('This'))) }, 'publicPermissions'],
    [{ storageLayer: set({ type: 'S3', bucket: {} }) }, 'storageLayer'],
    [{ storageLayer: set({ type: 'InternalStorageV2', mount: '/x' }) }, 'storageLayer'],
  ])('settings with nonsense (%#)', async (folderSettings, name) => {
    const answer = await put('/f', folderSettings);
    expect(answer.status).toBe(400);
    expect(answer.body.error.details.parameter).toContain(`folderSettings.${name}`);
    expect((await get('/f')).body.virtual).toBe(false);
  });

  it('more folders than a batch holds, and contradictions', async () => {
    const folders = Array.from({ length: 101 }, () => ({ folderPath: '/a' }));
    const answer = await api.call('DELETE', '/folders/batch', { folders });
    expect(answer.body.error.details.parameter).toBe('folders');
    const both = { copyVirtualFolders: true, copyOverriddenStorage: true };
    const body = { source: '/a', destination: '/b', ...both };
    const refused = await api.call('POST', '/folders/copy', body);
    expect(refused.body.error.details.parameter).toBe('copyOverriddenStorage');
  });
});
