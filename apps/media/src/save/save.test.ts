import { FileApi } from '@bytescale/sdk';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../testing/call-api.ts';
import { createSigner } from '../testing/sign-token.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { gradient } from '../testing/test-pictures.ts';

let media: RunningMedia;
let secret: string;
let api: FileApi;
let details: (filePath: string) => Promise<Record<string, unknown>>;

beforeAll(async () => {
  media = await startMedia({ reachable: true });
  secret = await media.mintKey('secret');
  api = clientWith(secret);
  const { call } = createCaller(media, secret);
  details = async (filePath) => {
    const { body } = await call('GET', `/files/details?filePath=${encodeURIComponent(filePath)}`);
    return body as unknown as Record<string, unknown>;
  };
  await store('/a/gol é!.png', await gradient(300, 200).png().toBuffer());
  await media.pool.query(
    `UPDATE media.file SET tags = '{azul}', metadata = '{"a": 1, "b": 1}' WHERE path = '/a/gol é!.png'`,
  );
});
afterAll(() => media.close());

const store = (path: string, content: Buffer, mime = 'image/png') =>
  media.port.store({
    path,
    mime,
    originalFileName: path.slice(path.lastIndexOf('/') + 1),
    content,
  });

const clientWith = (apiKey: string) =>
  new FileApi({ apiKey, apiUrl: media.origin, cdnUrl: media.origin });

interface Wanted {
  transformation?: string;
  filePath?: string;
  params?: Record<string, string | number>;
  request?: Parameters<FileApi['processFileAndSave']>[0]['processFileAndSaveRequest'];
}

function save(
  { transformation = 'image', filePath = '/a/gol é!.png', params, request = {} }: Wanted,
  client = api,
) {
  return client.processFileAndSave({
    ...{ accountId: media.accountId, filePath, transformation },
    ...(params && { transformationParams: params as never }),
    processFileAndSaveRequest: request,
  });
}

async function shape(fileUrl: string) {
  const answer = await fetch(fileUrl);
  const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return `${format} ${width}x${height}`;
}

const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => 'saved',
    ({ errorCode }) => errorCode,
  );

describe('what is made of a file', () => {
  it('is stored with the published client, and answered at once', async () => {
    const saved = await save({
      params: { w: 30, h: 30, fit: 'crop', f: 'webp' },
      request: { destination: { folderPath: '/b', fileName: 'x-{UNIQUE_DIGITS_4}.webp' } },
    });
    expect(saved).toEqual({
      accountId: media.accountId,
      async: false,
      filePath: expect.stringMatching(/^\/b\/x-[0-9A-Za-z]{4}\.webp$/),
      fileUrl: expect.stringContaining(`${media.origin}/${media.accountId}/raw/b/x-`),
    });
    expect(await shape((saved as { fileUrl: string }).fileUrl)).toBe('webp 30x30');
    expect(await details((saved as { filePath: string }).filePath)).toMatchObject({
      mime: 'image/webp',
      originalFileName: 'gol é!.webp',
      metadata: {},
      tags: [],
    });
  });

  it('has a place by default, and takes parameters from the body', async () => {
    const saved = (await save({
      params: { w: 10 },
      request: { extendedParams: { w: 20, f: 'jpg' } as never },
    })) as { filePath: string; fileUrl: string };
    expect(saved.filePath).toMatch(/^\/uploads\/\d{4}\/\d\d\/\d\d\/[0-9A-Za-z]{10}-gol é!\.jpg$/);
    expect(await shape(saved.fileUrl)).toBe('jpeg 20x13');
  });

  it('has the tags and the metadata that it is given, alone or with those of the file', async () => {
    await save({
      request: {
        destination: '/b/merged.png' as never,
        metadata: { merge: true, value: { b: 2 } },
        tags: { merge: true, value: ['verde'] },
      },
    });
    expect(await details('/b/merged.png')).toMatchObject({
      metadata: { a: 1, b: 2 },
      tags: ['azul', 'verde'],
    });
    await save({ request: { destination: '/b/own.png' as never, tags: { value: ['roxo'] } } });
    expect(await details('/b/own.png')).toMatchObject({ metadata: {}, tags: ['roxo'] });
  });

  it('may be a preset, a crop, or the file itself', async () => {
    const size = { width: 50, height: 20, type: 'widthxheight!' };
    const step = { type: 'crop', geometry: { offset: { x: 0, y: 0 }, size } };
    const text = JSON.stringify({ inputPath: 'gol é!.png', pipeline: { steps: [step] } });
    await store('/a/part.crop', Buffer.from(text), 'application/json');
    const url = async (wanted: Wanted) => ((await save(wanted)) as { fileUrl: string }).fileUrl;
    expect(await shape(await url({ transformation: 'thumbnail' }))).toBe('png 256x171');
    expect(await shape(await url({ filePath: '/a/part.crop' }))).toBe('png 50x20');
    expect(await shape(await url({ transformation: 'raw' }))).toBe('png 300x200');
  });
});

describe('saving', () => {
  it.each<[string, Wanted, string]>([
    ['what does not exist', { filePath: '/a/none.png' }, 'not_found'],
    ['what nobody can make', { transformation: 'banner' }, 'not_found'],
    ['with a bad parameter', { params: { w: 'NaN' } }, 'invalid_parameter'],
    ['to a bad path', { request: { destination: '/../x' as never } }, 'invalid_path'],
    [
      'with endless metadata',
      { request: { metadata: { value: { a: 'x'.repeat(3000) } } } },
      'invalid_parameter',
    ],
    ['over 25 tags', { request: { tags: { value: Array(26).fill('x') } } }, 'invalid_parameter'],
  ])('%s is refused', async (_name, wanted, code) => {
    expect(await refused(save(wanted))).toBe(code);
  });

  it('needs a credential, the right to create, and the right to download', async () => {
    const answer = await fetch(`${media.origin}/${media.accountId}/save/image/a/gol.png`, {
      method: 'POST',
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const closed = clientWith(await media.mintKey('public', false));
    expect(await refused(save({}, closed))).toBe('authorization_failed');
    const open = clientWith(await media.mintKey('public'));
    expect(await refused(save({}, open))).toBe('saved');
    const taken = { request: { destination: '/a/gol é!.png' as never } };
    expect(await refused(save(taken, open))).toBe('path_exists');

    await store('/p/secret.png', await gradient(30, 20).png().toBuffer());
    await media.pool.query(
      `INSERT INTO media.folder (account_id, path, public_permissions)
        VALUES ($1, '/', NULL), ($1, '/p/', '[]')`,
      [media.accountId],
    );
    const hidden = { filePath: '/p/secret.png', transformation: 'card' };
    await expect.poll(() => refused(save(hidden, open))).toBe('authorization_failed');
    const { sign } = await createSigner(media.pool, media.accountId);
    const token = await sign({
      access: {
        pathPermissions: [
          {
            match: { path: '/p', scope: 'Children' },
            permissions: {
              read: { file: { downloadFile: ['card'] } },
              write: { file: { createFile: true } },
            },
          },
        ],
      },
    });
    const bearer = {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    };
    const post = async (kind: string, destination: string, tags: string[] = []) => {
      const body = JSON.stringify({ destination, tags: { value: tags } });
      const url = `${media.origin}/${media.accountId}/save/${kind}/p/secret.png`;
      return (await fetch(url, { method: 'POST', ...bearer, body })).status;
    };
    expect(await post('card', '/p/made.jpg')).toBe(200);
    expect(await post('image', '/p/other.jpg')).toBe(403);
    expect(await post('card', '/q/made.jpg')).toBe(403);
    expect(await post('card', '/p/tagged.jpg', ['x'])).toBe(403);
  });

  it('ends where the account has no more room, and leaves nothing', async () => {
    const { rows } = await media.pool.query('SELECT sum(size)::float8 AS used FROM media.file');
    await media.pool.query('UPDATE media.account SET quota_bytes = $1, used_bytes = $1', [
      rows[0].used,
    ]);
    const wanted = { request: { destination: '/b/full.png' as never } };
    expect(await refused(save(wanted))).toBe('quota_exceeded');
    expect(await details('/b/full.png')).toMatchObject({ error: { code: 'not_found' } });
    await media.pool.query('UPDATE media.account SET quota_bytes = NULL');
    expect(await refused(save(wanted))).toBe('saved');
  });
});
