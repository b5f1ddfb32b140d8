import { createHash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { PartCompleted, UploadBegun } from '@arquiba/media-contract/provider';
import { FileApi, UploadApi, UploadManager, UrlBuilder } from '@bytescale/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSigner, everywhereIn } from '../testing/sign-token.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';

const MIB = 1024 ** 2;
let media: RunningMedia;
let elsewhere: Server;
let elsewhereUrl: string;
let open: string;
let secret: string;

beforeAll(async () => {
  elsewhere = createServer((_request, reply) => reply.end('from elsewhere'));
  await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
  const { port } = elsewhere.address() as AddressInfo;
  elsewhereUrl = `http://127.0.0.1:${port}/a.txt`;
  const resolve = async () => [];
  media = await startMedia({ reachable: true, sources: { resolve, isAllowed: () => true } });
  open = await media.mintKey('public');
  secret = await media.mintKey('secret');
});
afterAll(async () => {
  elsewhere.close();
  await media.close();
});

const config = (apiKey = open) => ({ apiKey, apiUrl: media.origin, cdnUrl: media.origin });
const manager = (apiKey?: string) => new UploadManager(config(apiKey));
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** What the published client itself downloads. */
async function download(filePath: string): Promise<Buffer> {
  const file = await new FileApi(config(secret)).downloadFile({
    ...{ accountId: media.accountId, filePath },
  });
  return Buffer.from(await (await file.blob()).arrayBuffer());
}

describe('the published client for Node', () => {
  it.each([
    ['text', 'Olá, arquibancada'],
    ['bytes', randomBytes(1000)],
    ['a blob', new Blob(['do blob'], { type: 'text/plain' })],
    ['nothing', Buffer.alloc(0)],
    ['12 MiB and a bit', randomBytes(12 * MIB + 13)],
  ])('uploads %s', async (_name, data) => {
    const bytes = data instanceof Blob ? Buffer.from(await data.arrayBuffer()) : Buffer.from(data);
    const progress: number[] = [];
    const result = await manager().upload({
      data,
      mime: 'text/plain',
      originalFileName: 'gol.txt',
      tags: ['a'],
      metadata: { um: 1 },
      onProgress: (status) => progress.push(status.progress),
    });
    expect(result).toMatchObject({
      ...{ accountId: media.accountId, originalFileName: 'gol.txt', size: bytes.length },
      ...{ tags: ['a'], metadata: { um: 1 }, mime: 'text/plain' },
    });
    expect(result.filePath).toMatch(/^\/uploads\/\d{4}\/\d\d\/\d\d\/\w{8}\w\w-gol\.txt$/);
    // Of nothing the client itself cannot tell how much is done.
    if (bytes.length > 0) expect([progress[0], progress.at(-1)]).toEqual([0, 100]);
    expect(sha256(await download(result.filePath))).toBe(sha256(bytes));
    expect(sha256(Buffer.from(await (await fetch(result.fileUrl)).arrayBuffer()))).toBe(
      sha256(bytes),
    );
    const details = await new FileApi(config(secret)).getFileDetails({
      ...{ accountId: media.accountId, filePath: result.filePath },
    });
    expect(details.etag).toBe(result.etag);
  });

  it('uploads a stream whose size it knows', async () => {
    const chunks = Array.from({ length: 70 }, () => randomBytes(100_001));
    const { filePath } = await manager().upload({
      data: Readable.from(chunks),
      size: 70 * 100_001,
      mime: 'application/octet-stream',
      originalFileName: 'stream.bin',
    });
    expect(sha256(await download(filePath))).toBe(sha256(Buffer.concat(chunks)));
  });

  it.each(['com espaço.txt', 'ação é já.txt', 'gol!.txt', 'a+b&c=d#e?f%.txt', 'mãe d’água 🏆.txt'])(
    'keeps the name %s, and finds it again',
    async (fileName) => {
      const data = `em ${fileName}`;
      const { filePath, fileUrl } = await manager().upload({
        ...{ data, mime: 'text/plain', path: { folderPath: '/nomes de arquivo', fileName } },
      });
      expect(filePath).toBe(`/nomes de arquivo/${fileName}`);
      expect(await (await fetch(fileUrl)).text()).toBe(data);
      expect(String(await download(filePath))).toBe(data);
      const built = UrlBuilder.url({
        ...{ accountId: media.accountId, filePath, options: { cdnUrl: media.origin } },
      });
      expect(await (await fetch(built)).text()).toBe(data);
    },
  );

  it('stops when it is told to, and leaves no file', async () => {
    const cancellationToken = { isCancelled: false };
    const path = '/cancelled.bin';
    const upload = manager().upload({
      data: Readable.from(drip()),
      size: 20 * MIB,
      mime: 'application/octet-stream',
      path: { folderPath: '/', fileName: 'cancelled.bin' },
      cancellationToken,
      onProgress: ({ bytesSent }) => {
        cancellationToken.isCancelled ||= bytesSent > 0;
      },
    });
    await expect(upload).rejects.toThrow();
    const { rows } = await media.pool.query('SELECT FROM media.file WHERE path = $1', [path]);
    expect(rows).toEqual([]);
    // Its place is free for the next try.
    const again = await manager().upload({
      ...{ data: 'x', mime: 'text/plain', path: { folderPath: '/', fileName: 'cancelled.bin' } },
    });
    expect(again.filePath).toBe(path);
  });

  it('shows our own sentence when it is refused', async () => {
    const path = { folderPath: '/um', fileName: 'so.txt' };
    await manager().upload({ data: 'x', mime: 'text/plain', path });
    await expect(manager().upload({ data: 'y', mime: 'text/plain', path })).rejects.toMatchObject({
      errorCode: 'path_exists',
      message: 'Já existe um arquivo neste caminho, e esta chave não pode substituí-lo.',
      details: { path: '/um/so.txt' },
    });
    const stranger = manager(`public_${media.accountId}nonsense`);
    await expect(stranger.upload({ data: 'x', mime: 'text/plain' })).rejects.toMatchObject({
      errorCode: 'invalid_key',
    });
  });

  it('has files fetched from an address', async () => {
    const api = new UploadApi(config(secret));
    const asked = { accountId: media.accountId, uploadFromUrlRequest: { url: elsewhereUrl } };
    const { filePath, etag, fileUrl } = await api.uploadFromUrl(asked);
    expect(etag).toBe(sha256(Buffer.from('from elsewhere')));
    expect(filePath).toMatch(/-a\.txt$/);
    expect(await (await fetch(fileUrl)).text()).toBe('from elsewhere');
    const refused = { ...asked, uploadFromUrlRequest: { url: 'file:///etc/passwd' } };
    await expect(api.uploadFromUrl(refused)).rejects.toMatchObject({ errorCode: 'source_refused' });
  });

  it('goes on with what another process began', async () => {
    const api = new UploadApi(config(secret));
    const { accountId } = media;
    const begun = await api.beginMultipartUpload({
      accountId,
      beginMultipartUploadRequest: { protocol: '1.1', size: 6 * MIB },
    });
    const { uploadId } = begun;
    const left = () => api.listUploadParts({ accountId, uploadId });
    expect(await left()).toEqual({ remainingUploadParts: [0, 1] });
    for (const uploadPartIndex of [1, 0]) {
      const part = await api.getUploadPart({ accountId, uploadId, uploadPartIndex });
      const { inclusiveStart, inclusiveEnd } = part.range;
      const body = Buffer.alloc(inclusiveEnd - inclusiveStart + 1);
      const { headers } = await fetch(part.uploadUrl, { method: 'PUT', body });
      const completeUploadPartRequest = { etag: headers.get('etag') ?? '' };
      await api.completeUploadPart({
        ...{ accountId, uploadId, uploadPartIndex, completeUploadPartRequest },
      });
    }
    expect(await left()).toEqual({ remainingUploadParts: [] });
  });

  it('works with a token instead of a key, or besides one', async () => {
    const { sign } = await createSigner(media.pool, media.accountId);
    const write = { file: { createFile: true } };
    const token = await sign({ access: { pathPermissions: everywhereIn('/token', { write }) } });
    const closed = await media.mintKey('public', false);
    const upload = (headers: Record<string, string>, folderPath: string) =>
      new UploadManager({ ...config(closed), headers }).upload({
        ...{ data: 'x', mime: 'text/plain', path: { folderPath } },
      });
    const besides = { 'Authorization-Token': token };
    expect((await upload(besides, '/token/a')).filePath).toMatch(/^\/token\/a\//);
    const instead = { Authorization: `Bearer ${token}` };
    expect((await upload(instead, '/token')).filePath).toMatch(/^\/token\//);
    await expect(upload(besides, '/other')).rejects.toMatchObject({
      errorCode: 'authorization_failed',
    });
  });
});

describe('a client of old', () => {
  it('sends its key as a password, and reads every part whole', async () => {
    const uploads = `${media.origin}/v2/accounts/${media.accountId}/uploads`;
    const origin = 'http://site.test';
    const authorization = `Basic ${Buffer.from(`apikey:${open}`).toString('base64')}`;
    const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
      const answer = await fetch(uploads + path, {
        method,
        headers: {
          ...{ accept: 'application/json', authorization, origin },
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      // It asks for cookies to travel with every call.
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
      return (await answer.json()) as T;
    };
    const begun = await send<UploadBegun>('POST', '', {
      ...{ path: { folderPath: '/old' }, originalFileName: 'a.txt', protocol: '1.1', size: 3 },
      ...{ mime: 'text/plain' },
    });
    const { first, count } = begun.uploadParts;
    expect(count).toBe(1);
    expect(await send('GET', `/${begun.uploadId}/parts/0`)).toEqual(first);
    expect(first).toMatchObject({ uploadId: begun.uploadId, uploadPartIndex: 0 });
    const { headers } = await fetch(first.uploadUrl, { method: 'PUT', body: 'abc' });
    const done = await send<PartCompleted>(
      'PUT',
      `/${first.uploadId}/parts/${first.uploadPartIndex}`,
      {
        etag: headers.get('etag'),
      },
    );
    expect(done.status).toBe('Completed');
    expect(await (await fetch(begun.file.fileUrl)).text()).toBe('abc');
  });

  it.each(['apikey', `apikey:`, `other:KEY`, 'apikey:secret_nonsense'])(
    'with the password %s is refused',
    async (pair) => {
      const text = pair.replace('KEY', open);
      const authorization = `Basic ${Buffer.from(text).toString('base64')}`;
      const answer = await fetch(`${media.origin}/v2/accounts/${media.accountId}/uploads`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: '{"size":1}',
      });
      expect(answer.status).toBe(401);
    },
  );
});

async function* drip() {
  for (let sent = 0; sent < 20 * MIB; sent += 64 * 1024) {
    await new Promise((done) => setTimeout(done, 5));
    yield Buffer.alloc(64 * 1024);
  }
}
