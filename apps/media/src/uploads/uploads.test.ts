import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BeginUpload, UploadBegun, UploadPart } from '@arquiba/media-contract/provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { isOnS3, listContent } from '../testing/test-storage.ts';

const MIB = 1024 ** 2;
let media: RunningMedia;
let secret: string;
let open: string;

beforeAll(async () => {
  media = await startMedia({ reachable: true });
  secret = await media.mintKey('secret');
  open = await media.mintKey('public');
});
afterAll(() => media.close());

/** Whatever an answer may hold; each test knows which. */
interface Body extends UploadBegun, UploadPart {
  status: string;
  remainingUploadParts: number[];
  error: { code: string; details: { parameter: string } };
}

async function api(method: string, path: string, body?: unknown, key = secret) {
  const answer = await fetch(`${media.origin}/v2/accounts/${media.accountId}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}

async function begin(asked: Partial<BeginUpload>, key = secret): Promise<UploadBegun> {
  const answer = await api('POST', '/uploads', { protocol: '1.1', size: 0, ...asked }, key);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
}

async function put({ uploadUrl }: UploadPart, bytes: Uint8Array<ArrayBuffer>) {
  const headers = { origin: 'http://site.test' };
  const answer = await fetch(uploadUrl, { method: 'PUT', body: bytes, headers });
  return { status: answer.status, etag: answer.headers.get('etag') ?? '', answer };
}

function complete(uploadId: string, index: number, etag: string) {
  return api('PUT', `/uploads/${uploadId}/parts/${index}`, { etag });
}

async function send(path: string, bytes: Uint8Array<ArrayBuffer>, key = secret) {
  const { uploadId, uploadParts } = await begin({ path, size: bytes.length }, key);
  const { etag } = await put(uploadParts.first, bytes);
  return await complete(uploadId, 0, etag);
}

async function stored(path: string): Promise<Buffer | null> {
  const answer = await fetch(`${media.origin}/${media.accountId}/raw${encodeURI(path)}`);
  return answer.status === 200 ? Buffer.from(await answer.arrayBuffer()) : null;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('an upload', () => {
  it('of several parts, completed in any order, is the file that was sent', async () => {
    const bytes = randomBytes(12 * MIB + 7);
    const begun = await begin({
      ...{ path: '/a/gol de placa!.bin', size: bytes.length, tags: ['x'], metadata: { a: 1 } },
      ...{ mime: 'image/png', originalFileName: 'gol de placa!.bin' },
    });
    expect(begun.uploadParts.count).toBe(3);
    expect(begun.file).toMatchObject({ etag: null, size: bytes.length, tags: ['x'] });
    const { uploadId } = begun;
    const order = [2, 0, 1];
    const seen: string[] = [];
    for (const index of order) {
      const part = (await api('GET', `/uploads/${uploadId}/parts/${index}`)).body;
      const { inclusiveStart, inclusiveEnd } = part.range;
      const sent = await put(part, bytes.subarray(inclusiveStart, inclusiveEnd + 1));
      expect(sent.answer.headers.get('access-control-expose-headers')).toContain('ETag');
      expect(await stored('/a/gol de placa!.bin')).toBeNull();
      seen.push((await complete(uploadId, index, sent.etag)).body.status);
      const { remainingUploadParts } = (await api('GET', `/uploads/${uploadId}/parts`)).body;
      expect(remainingUploadParts).toEqual(
        [0, 1, 2].filter((at) => !order.slice(0, seen.length).includes(at)),
      );
    }
    expect(seen).toEqual(['Pending', 'Pending', 'Completed']);
    expect(sha256((await stored('/a/gol de placa!.bin')) as Buffer)).toBe(sha256(bytes));
  });

  it('whose last parts are completed at the same moment is finished once', async () => {
    const bytes = randomBytes(11 * MIB);
    const { uploadId } = await begin({ path: '/a/together.bin', size: bytes.length });
    const etags: string[] = [];
    for (const index of [0, 1, 2]) {
      const part = (await api('GET', `/uploads/${uploadId}/parts/${index}`)).body;
      const { inclusiveStart, inclusiveEnd } = part.range;
      etags.push((await put(part, bytes.subarray(inclusiveStart, inclusiveEnd + 1))).etag);
    }
    const answers = await Promise.all(etags.map((etag, index) => complete(uploadId, index, etag)));
    const statuses = answers.map(({ body }) => body.status).sort();
    expect(statuses).toEqual(['Completed', 'Pending', 'Pending']);
    expect(sha256((await stored('/a/together.bin')) as Buffer)).toBe(sha256(bytes));
    const again = await Promise.all(etags.map((etag, index) => complete(uploadId, index, etag)));
    expect(again.map(({ body }) => body.status)).toEqual(['Completed', 'Completed', 'Completed']);
  });

  it('of nothing is an empty file', async () => {
    const { uploadId, uploadParts } = await begin({ path: '/a/empty', size: 0 });
    expect(uploadParts).toMatchObject({ count: 1, first: { range: { inclusiveEnd: -1 } } });
    const { etag } = await put(uploadParts.first, new Uint8Array());
    expect((await complete(uploadId, 0, etag)).body).toMatchObject({ status: 'Completed' });
    expect(await stored('/a/empty')).toEqual(Buffer.alloc(0));
  });

  it.skipIf(isOnS3)(
    'names the bytes of one part by their hash, of one of several by chance',
    async () => {
      const bytes = randomBytes(5 * MIB + 1);
      const whole = await begin({ path: '/a/whole', size: 3 });
      const first = await begin({ path: '/a/first', size: bytes.length });
      const sent = [
        await put(whole.uploadParts.first, Buffer.from('abc')),
        await put(first.uploadParts.first, bytes.subarray(0, 5 * MIB)),
        await put(first.uploadParts.first, bytes.subarray(0, 5 * MIB)),
      ].map(({ etag }) => etag.replaceAll('"', ''));
      expect(sent[0]).toBe(sha256(Buffer.from('abc')));
      expect(new Set(sent)).toHaveLength(3);
      expect(sent[2]).toMatch(/^[0-9a-f]{64}$/);
      expect(sent[2]).not.toBe(sha256(bytes.subarray(0, 5 * MIB)));
    },
  );

  it('takes the etag with its quotes or without', async () => {
    const { uploadId, uploadParts } = await begin({ path: '/a/quotes', size: 3 });
    const { etag } = await put(uploadParts.first, Buffer.from('abc'));
    expect(etag).toMatch(/^"[0-9a-f]{32,64}"$/);
    expect((await complete(uploadId, 0, etag.replaceAll('"', ''))).status).toBe(200);
  });

  it('can have a part sent again before it is complete', async () => {
    const { uploadId, uploadParts } = await begin({ path: '/a/again', size: 3 });
    const first = await put(uploadParts.first, Buffer.from('abc'));
    const second = await put(uploadParts.first, Buffer.from('xyz'));
    expect((await complete(uploadId, 0, first.etag)).body.error.code).toBe('etag_mismatch');
    expect((await complete(uploadId, 0, second.etag)).status).toBe(200);
    expect((await put(uploadParts.first, Buffer.from('abc'))).status).toBe(isOnS3 ? 404 : 409);
    expect(String(await stored('/a/again'))).toBe('xyz');
  });

  it.each(['ab', 'abcd'])('refuses a part of another length: %s', async (text) => {
    const { uploadParts } = await begin({ path: '/a/length', size: 3 });
    const { status } = await put(uploadParts.first, Buffer.from(text));
    // The length is part of what the bucket's address is signed for.
    expect(status).toBe(isOnS3 ? 403 : 400);
  });

  it('goes on after the service was restarted', async () => {
    const bytes = randomBytes(6 * MIB);
    const { uploadId, uploadParts } = await begin({ path: '/a/restart', size: bytes.length });
    const first = await put(uploadParts.first, bytes.subarray(0, 5 * MIB));
    await complete(uploadId, 0, first.etag);
    await media.restart();
    const { remainingUploadParts } = (await api('GET', `/uploads/${uploadId}/parts`)).body;
    expect(remainingUploadParts).toEqual([1]);
    const part = (await api('GET', `/uploads/${uploadId}/parts/1`)).body;
    const second = await put(part, bytes.subarray(5 * MIB));
    expect((await complete(uploadId, 1, second.etag)).body.status).toBe('Completed');
    expect(sha256((await stored('/a/restart')) as Buffer)).toBe(sha256(bytes));
  });

  it('that nobody goes on with gives its space back', async () => {
    const { uploadId, uploadParts } = await begin({ path: '/a/left', size: 3 });
    await put(uploadParts.first, Buffer.from('abc'));
    const multipart = await multipartOf(uploadId);
    if (!isOnS3) expect(await listContent(media.folder)).toContain(multipart);
    await media.pool.query(
      `UPDATE media.upload SET expires_at = now() - interval '1 second' WHERE id = $1`,
      [uploadId],
    );
    // The sweep runs behind the start; the stop waits for it.
    await media.restart();
    await media.restart();
    expect((await api('GET', `/uploads/${uploadId}/parts`)).body.error.code).toBe(
      'upload_not_found',
    );
    expect((await put(uploadParts.first, Buffer.from('abc'))).status).toBe(404);
    if (!isOnS3) expect(await listContent(media.folder)).not.toContain(multipart);
  });

  it.skipIf(isOnS3).each([
    [3, 'abc'],
    [300_000, 'large'],
  ])('of %i bytes begins anew where a process has died in the middle', async (size, name) => {
    const bytes = Buffer.alloc(size, name);
    const { uploadId, uploadParts } = await begin({ path: `/a/half-${name}`, size });
    const left = join(media.folder, 'content', await multipartOf(uploadId));
    await mkdir(dirname(left), { recursive: true });
    await writeFile(left, 'xy');
    const { etag } = await put(uploadParts.first, bytes);
    expect((await complete(uploadId, 0, etag)).status).toBe(200);
    expect((await stored(`/a/half-${name}`))?.equals(bytes)).toBe(true);
  });

  it.skipIf(isOnS3)('that an older version has begun ends as well', async () => {
    const { uploadId, uploadParts } = await begin({ path: '/a/older', size: 3 });
    await media.pool.query('UPDATE media.upload SET gathering = $2 WHERE id = $1', [
      ...[uploadId, '0123456789abcdefghjkmnpqrs'],
    ]);
    const { etag } = await put(uploadParts.first, Buffer.from('abc'));
    expect(await readdir(join(media.folder, 'gathering'))).toHaveLength(1);
    expect((await complete(uploadId, 0, etag)).status).toBe(200);
    expect(await readdir(join(media.folder, 'gathering'))).toEqual([]);
    expect(String(await stored('/a/older'))).toBe('abc');
  });
});

async function multipartOf(uploadId: string): Promise<string> {
  const { rows } = await media.pool.query(
    'SELECT gathering AS multipart FROM media.upload WHERE id = $1',
    [uploadId],
  );
  return rows[0]?.multipart;
}

describe('who may upload', () => {
  it('a public key creates and never overwrites', async () => {
    expect((await send('/b/own', Buffer.from('one'), open)).status).toBe(200);
    const again = await api('POST', '/uploads', { path: '/b/own', size: 1 }, open);
    expect(again).toMatchObject({ status: 403, body: { error: { code: 'path_exists' } } });
    expect((await send('/b/own', Buffer.from('two'), secret)).status).toBe(200);
    expect(String(await stored('/b/own'))).toBe('two');
  });

  it('of two uploads to one path without the right to overwrite, one wins', async () => {
    const begun = await Promise.all([1, 2].map(() => begin({ path: '/b/race', size: 3 }, open)));
    const ends = await Promise.all(
      begun.map(async ({ uploadId, uploadParts }, at) => {
        const { etag } = await put(uploadParts.first, Buffer.from(`no${at}`));
        return (await complete(uploadId, 0, etag)).status;
      }),
    );
    expect(ends.toSorted()).toEqual([200, 403]);
  });

  it('a public key that may not create is told so', async () => {
    const closed = await media.mintKey('public', false);
    const answer = await api('POST', '/uploads', { path: '/b/no', size: 1 }, closed);
    expect(answer).toMatchObject({
      status: 403,
      body: { error: { code: 'authorization_failed' } },
    });
  });

  it.each(['public_AAAAAAAxxxx', 'nonsense', 'secret_'])('%s opens nothing', async (key) => {
    expect((await api('POST', '/uploads', { size: 1 }, key)).status).toBe(401);
  });
});

describe('what cannot be begun', () => {
  it.each([
    [{ size: -1 }, 'size'],
    [{ size: 1.5 }, 'size'],
    [{ size: '1e9' }, 'size'],
    [{ size: 2 ** 53 }, 'size'],
    [{}, 'size'],
    [{ size: 1, tags: Array.from({ length: 26 }, () => 'x') }, 'tags'],
    [{ size: 1, metadata: { a: 'x'.repeat(3000) } }, 'metadata'],
    [{ size: 1, originalFileName: 'x'.repeat(256) }, 'originalFileName'],
    [{ size: 1, originalFileName: 'a\0' }, 'originalFileName'],
    [{ size: 1, mime: 'a/\0' }, 'mime'],
    [{ size: 1, tags: ['\0'] }, 'tags.0'],
    [{ size: 1, metadata: { a: ['\0'] } }, 'metadata'],
    [{ size: 1, metadata: { '\ud800': 1 } }, 'metadata'],
  ])('%j names %s', async (body, parameter) => {
    const answer = await api('POST', '/uploads', body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.details.parameter).toBe(parameter);
  });

  it.each(['../x', '/a/../b', '/a\0', '/a\\b', 'relative', `/${'x'.repeat(600)}`, '/%2e%2e/x'])(
    'the path %j',
    async (path) => {
      const answer = await api('POST', '/uploads', { size: 1, path });
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_path' } } });
    },
  );

  it('more than the account may hold', async () => {
    await media.pool.query('UPDATE media.account SET quota_bytes = 10, used_bytes = 0');
    const { uploadId } = await begin({ path: '/q/one', size: 8 });
    expect((await api('POST', '/uploads', { path: '/q/two', size: 3 })).status).toBe(413);
    await media.pool.query('UPDATE media.upload SET expires_at = now() WHERE id = $1', [uploadId]);
    // The sweep runs behind the start; the stop waits for it.
    await media.restart();
    await media.restart();
    expect((await send('/q/two', Buffer.from('abc'))).status).toBe(200);
    expect((await send('/q/two', Buffer.from('defg'))).status).toBe(200);
    const { rows } = await media.pool.query('SELECT used_bytes::int AS used FROM media.account');
    expect(rows).toEqual([{ used: 4 }]);
    await media.pool.query('UPDATE media.account SET quota_bytes = NULL');
  });
});
