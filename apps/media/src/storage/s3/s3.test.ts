import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import type { UploadBegun } from '@arquiba/media-contract/provider';
import { freePort } from '@arquiba/testing/start-product';
import { CreateMultipartUploadCommand } from '@aws-sdk/client-s3';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMedia, startMedia } from '../../testing/start-media.ts';
import { gradient } from '../../testing/test-pictures.ts';
import { isOnS3, listContent, testS3 } from '../../testing/test-storage.ts';
import { sweepUploads } from '../../uploads/sweep-uploads.ts';
import { ContentGone } from '../storage.ts';
import { newKey } from '../storage-key.ts';
import { openBucket, type S3Settings } from './bucket.ts';
import { createObjects } from './objects.ts';
import { createS3 } from './s3.ts';

const MIB = 1024 ** 2;
const { log } = fastify();

if (!isOnS3) {
  console.warn(
    'Skipped: tests on a bucket need TEST_S3_ENDPOINT; npm run test:s3 starts a server.',
  );
}

describe.skipIf(!isOnS3)('a bucket', () => {
  let media: RunningMedia;
  let settings: S3Settings;
  let proxy: Proxy;
  let key: string;
  beforeAll(async () => {
    proxy = await openProxy(process.env.TEST_S3_ENDPOINT ?? '');
    media = await startMedia({ reachable: true, s3: { endpoint: proxy.url, deadlineMs: 2000 } });
    settings = testS3(media.folder) as S3Settings;
    key = await media.mintKey('secret');
  });
  afterAll(async () => {
    await media.close();
    await proxy.close();
  });

  async function api<T>(method: string, path: string, body?: object) {
    const answer = await fetch(`${media.origin}/v2/accounts/${media.accountId}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as T };
  }

  const begin = async (path: string, size: number) =>
    (await api<UploadBegun>('POST', '/uploads', { path, size })).body;
  const complete = (id: string, etag: string | null) =>
    api<{ error: { code: string } }>('PUT', `/uploads/${id}/parts/0`, { etag });
  const put = async (url: string, body: string | Buffer<ArrayBuffer>) =>
    (await fetch(url, { method: 'PUT', body })).headers.get('etag');

  it('takes and copies what is too large for one request', async () => {
    const limits = { putWholeBytes: 5 * MIB, copyWholeBytes: 5 * MIB };
    const objects = createObjects(openBucket(settings), limits);
    const bytes = randomBytes(11 * MIB + 3);
    const file = join(media.folder, 'large');
    await writeFile(file, bytes);
    const [one, other] = [newKey(), newKey()];
    await objects.put(one, { file, size: bytes.length, sha256: '', start: bytes });
    await objects.copy(one, other);
    await objects.remove(one);
    await rm(file);
    expect((await buffer(await objects.read(other))).equals(bytes)).toBe(true);
    const middle = { start: 5 * MIB - 1, end: 5 * MIB + 1 };
    expect(await buffer(await objects.read(other, middle))).toEqual(
      bytes.subarray(middle.start, middle.end + 1),
    );
    await objects.remove(other);
    await expect(objects.read(other)).rejects.toThrow();
  });

  it('lets pages of other sites send parts, and see the etag', async () => {
    const { uploadParts } = await begin('/cors', 3);
    const { uploadUrl } = uploadParts.first;
    expect(new URL(uploadUrl).origin).toBe(media.partOrigin);
    const origin = 'http://elsewhere.test';
    const asked = { origin, 'access-control-request-method': 'PUT' };
    const preflight = await fetch(uploadUrl, { method: 'OPTIONS', headers: asked });
    expect(preflight.headers.get('access-control-allow-origin')).toMatch(/^\*|elsewhere/);
    const sent = await fetch(uploadUrl, { method: 'PUT', body: 'abc', headers: { origin } });
    expect(sent.headers.get('access-control-expose-headers')).toContain('ETag');
  });

  it('that is another installation’s is left alone', async () => {
    const storage = await createS3(settings, media.folder, log);
    await expect(storage.open('another')).rejects.toThrow(/guarda as mídias de outra instalação/);
    const nowhere = await createS3({ ...settings, bucket: 'arquiba-nowhere' }, media.folder, log);
    await expect(nowhere.open('x')).rejects.toThrow(/S3_BUCKET não existe/);
    const stranger = { ...settings, secretAccessKey: 'wrong secret' };
    const closed = await createS3(stranger, media.folder, log);
    await expect(closed.open('x')).rejects.toThrow(/S3_SECRET_ACCESS_KEY/);
  });

  it('is private', async () => {
    await media.port.store({
      ...{ path: '/private', mime: 'text/plain', originalFileName: 'a' },
      content: Buffer.from('abc'),
    });
    const [first = ''] = await listContent(media.folder);
    const address = `${settings.endpoint}/${settings.bucket}/content/${first}`;
    expect((await fetch(address)).status).toBe(403);
  });

  it('a part that is sent again after it was completed has to be completed again', async () => {
    const bytes = randomBytes(5 * MIB + 1);
    const { uploadId, uploadParts } = await begin('/again', bytes.length);
    const { uploadUrl } = uploadParts.first;
    const first = bytes.subarray(0, 5 * MIB);
    expect((await complete(uploadId, await put(uploadUrl, first))).status).toBe(200);
    const changed = await put(uploadUrl, Buffer.alloc(5 * MIB));
    const { body: part } = await api<UploadBegun['uploadParts']['first']>(
      ...(['GET', `/uploads/${uploadId}/parts/1`] as const),
    );
    const last = { etag: await put(part.uploadUrl, bytes.subarray(5 * MIB)) };
    const refused = await api<object>('PUT', `/uploads/${uploadId}/parts/1`, last);
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'etag_mismatch' } } });
    const left = await api<object>('GET', `/uploads/${uploadId}/parts`);
    expect(left.body).toEqual({ remainingUploadParts: [0, 1] });
    expect((await complete(uploadId, changed)).body).toMatchObject({ status: 'Pending' });
    const whole = await api<object>('PUT', `/uploads/${uploadId}/parts/1`, last);
    expect(whole.body).toMatchObject({ status: 'Completed' });
  });

  it('a picture that was sent straight to it is looked at as any other', async () => {
    const picture = Buffer.from(await gradient(64, 48).png().toBuffer());
    const { uploadId, uploadParts } = await begin('/picture.txt', picture.length);
    await complete(uploadId, await put(uploadParts.first.uploadUrl, picture));
    const { rows } = await media.pool.query(
      `SELECT mime, width, height FROM media.file WHERE path = '/picture.txt'`,
    );
    expect(rows).toEqual([{ mime: 'image/png', width: 64, height: 48 }]);
    const small = await fetch(`${media.origin}/${media.accountId}/image/picture.txt?w=16&f=webp`);
    expect(small.headers.get('content-type')).toBe('image/webp');
  });

  it('that is away for a moment loses nothing', async () => {
    const { uploadId, uploadParts } = await begin('/away', 3);
    const etag = await put(uploadParts.first.uploadUrl, 'abc');
    proxy.cut();
    const refused = await complete(uploadId, etag);
    expect(refused).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    expect(refused.headers.get('retry-after')).toBe('2');
    proxy.mend();
    expect((await complete(uploadId, etag)).status).toBe(200);
    const stored = await fetch(`${media.origin}/${media.accountId}/raw/away`);
    expect(await stored.text()).toBe('abc');
  });

  it('goes on with a delivery whose connection breaks', async () => {
    const content = randomBytes(24 * MIB);
    const file = { path: '/long', mime: 'application/octet-stream', originalFileName: 'l' };
    await media.port.store({ ...file, content });
    const answer = await fetch(`${media.origin}/${media.accountId}/raw/long`);
    const reader = answer.body?.getReader();
    const first = await reader?.read();
    proxy.cut();
    proxy.mend();
    const chunks = [Buffer.from(first?.value ?? [])];
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      chunks.push(Buffer.from(next.value));
    }
    expect(Buffer.concat(chunks).equals(content)).toBe(true);
  });

  it('is rid of uploads that nobody goes on with, and of what was joined and not kept', async () => {
    const bucket = openBucket(settings);
    const storage = await createS3(settings, media.folder, log);
    await storage.open(media.accountId);
    const place = { index: 0, offset: 0, length: 3, isWhole: true };
    const [open, joined] = [await storage.beginParts(3), await storage.beginParts(3)];
    const etag = await put((await storage.partAddress(joined, place)) ?? '', 'abc');
    const parts = [{ ...place, etag: etag?.replaceAll('"', '') ?? '' }];
    const content = await storage.joinParts(joined, parts);
    expect(await text(await storage.read((await content.keep()).key))).toBe('abc');
    const soon = new Date(Date.now() + 60_000);
    expect(await storage.multiparts(soon)).toContain(open);
    await storage.dropParts(open);
    await storage.dropParts(joined);
    await storage.dropParts(joined);
    expect(await storage.multiparts(soon)).not.toContain(open);
    await expect(createObjects(bucket).sizeOf(joined.slice(0, 35))).rejects.toThrow();
  });

  it('copies before a place is wanted, and leaves nothing of what gets none', async () => {
    const storage = await createS3(settings, media.folder, log);
    const { key } = await (await storage.receive(Buffer.from('abc'))).keep();
    const before = await listContent(media.folder);
    const [kept, dropped] = [storage.copy(key), storage.copy(key)];
    await Promise.all([kept.prepare(), dropped.prepare()]);
    await storage.delete(key);
    const { key: copy, undo } = await kept.keep();
    await Promise.all([kept.discard(), dropped.discard()]);
    expect(await text(await storage.read(copy))).toBe('abc');
    await undo();
    expect(await listContent(media.folder)).toEqual(before.filter((each) => each !== key));
    await expect(storage.copy(key).prepare()).rejects.toThrow(ContentGone);
  });

  it('keeps a file whose upload the bucket began twice when the other one is given up', async () => {
    const { uploadId, uploadParts } = await begin('/twice.txt', 3);
    const etag = await put(uploadParts.first.uploadUrl, 'abc');
    expect((await complete(uploadId, etag)).status).toBe(200);
    const { rows } = await media.pool.query<{ key: string }>(
      "SELECT storage_key AS key FROM media.file WHERE path = '/twice.txt'",
    );
    const Key = `content/${rows[0]?.key}`;
    const { ask } = openBucket(settings);
    const twice = new CreateMultipartUploadCommand({ Bucket: settings.bucket, Key });
    await ask((client, options) => client.send(twice, options));
    const storage = await createS3(settings, media.folder, log);
    await storage.open(media.accountId);
    const tomorrow = new Date(Date.now() + 60_000);
    const stale = async () =>
      (await storage.multiparts(tomorrow)).filter((name) => Key.endsWith(name.slice(0, 35)));
    expect(await stale()).toHaveLength(1);
    const swept = { ...storage, multiparts: () => storage.multiparts(tomorrow) };
    await sweepUploads({ pool: media.pool, storage: swept, log });
    expect(await stale()).toEqual([]);
    expect((await media.get(`/${media.accountId}/raw/twice.txt`)).body.toString()).toBe('abc');
  });
});

interface Proxy {
  url: string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** A way to a server that can be cut. */
async function openProxy(target: string): Promise<Proxy> {
  const { hostname, port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server: Server = createServer((socket) => {
    if (isCut) return void socket.destroy();
    const onward = connect(Number(targetPort), hostname);
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on('error', () => {}).once('close', () => sockets.delete(end));
    }
    socket.pipe(onward).pipe(socket);
    socket.once('close', () => onward.destroy());
    onward.once('close', () => socket.destroy());
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    cut() {
      isCut = true;
      drop();
    },
    mend() {
      isCut = false;
    },
    async close() {
      drop();
      await new Promise((done) => server.close(done));
    },
  };
}
