import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';

let media: RunningMedia;
const content = randomBytes(3_000_001);

beforeAll(async () => {
  media = await startMedia();
  await media.port.store({
    path: '/posts/1/gol é bonito!.bin',
    mime: 'application/octet-stream',
    originalFileName: 'gol "é" bonito!.bin',
    content,
  });
});
afterAll(() => media.close());

const addressOf = (path: string) => media.port.urlOf(path, 'raw').slice('http://media.test'.length);
const goal = () => addressOf('/posts/1/gol é bonito!.bin');

describe('a stored file', () => {
  it('comes back byte by byte, from a buffer and from a stream', async () => {
    const answer = await media.get(goal());
    expect(answer.status).toBe(200);
    expect(answer.body.equals(content)).toBe(true);
    expect(answer.headers['content-length']).toBe('3000001');

    const chunks = Array.from({ length: 100 }, () => randomBytes(12_345));
    const stored = await media.port.store({
      path: '/stream.bin',
      mime: 'application/octet-stream',
      originalFileName: 'stream.bin',
      content: Readable.from(chunks),
    });
    const whole = Buffer.concat(chunks);
    expect(stored).toMatchObject({ size: whole.length, etag: sha256(whole), width: null });
    expect((await media.get(addressOf('/stream.bin'))).body.equals(whole)).toBe(true);
  });

  it('is described, replaced and removed', async () => {
    const file = { mime: 'text/plain', originalFileName: 'a.txt' };
    await media.port.store({ ...file, path: '/a.txt', content: Buffer.from('um') });
    const before = await media.get(addressOf('/a.txt'));
    await media.port.store({ ...file, path: '/a.txt', content: Buffer.from('dois') });
    const after = await media.get(addressOf('/a.txt'));
    expect([String(before.body), String(after.body)]).toEqual(['um', 'dois']);
    expect(after.headers.etag).not.toBe(before.headers.etag);

    const known = await media.port.describe(['/a.txt', '/unknown', 'not a path']);
    expect([...known.keys()]).toEqual(['/a.txt']);
    expect(known.get('/a.txt')).toMatchObject({ mime: 'text/plain', size: 4 });

    await media.port.remove('/a.txt');
    await media.port.remove('/a.txt');
    expect((await media.get(addressOf('/a.txt'))).status).toBe(404);
    const { rows } = await media.pool.query('SELECT path FROM media.file WHERE path = $1', [
      '/a.txt',
    ]);
    expect(rows).toEqual([]);
  });

  it('may be empty', async () => {
    await media.port.store({
      path: '/empty.txt',
      mime: 'text/plain',
      originalFileName: '',
      content: Buffer.alloc(0),
    });
    const answer = await media.get(addressOf('/empty.txt'));
    expect(answer).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect((await media.get(addressOf('/empty.txt'), { range: 'bytes=0-' })).status).toBe(416);
  });

  it('keeps the account and the files over a restart', async () => {
    const address = goal();
    await media.restart();
    expect(goal()).toBe(address);
    expect((await media.get(address)).status).toBe(200);
  });

  it('is the later one when two are stored under one path at once, and leaves nothing behind', async () => {
    const file = { path: '/race.txt', mime: 'text/plain', originalFileName: 'race.txt' };
    const contents = Array.from({ length: 8 }, (_, index) => `conteúdo ${index}`);
    await Promise.all(
      contents.map((text) => media.port.store({ ...file, content: Buffer.from(text) })),
    );
    expect(contents).toContain(String((await media.get(addressOf('/race.txt'))).body));
    // The sweep of the last start may have taken what was just being replaced for an orphan.
    await media.stop();
    media.logged.length = 0;
    await media.restart();
    await media.stop();
    expect(media.logged.map((line) => line.msg)).not.toContain('orphaned content removed');
    await media.restart();
  });
});

describe('the headers', () => {
  it('let any site show it and nothing run', async () => {
    const { headers } = await media.get(goal());
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      etag: `"${sha256(content)}"`,
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(Date.parse(headers['last-modified'] ?? '')).toBeGreaterThan(0);
  });

  it('cache for good only what has a version in its address', async () => {
    const cached = async (query: string) =>
      (await media.get(goal() + query)).headers['cache-control'];
    expect(await cached('')).toMatch(/max-age=300/);
    expect(await cached('?v=3')).toMatch(/max-age=31536000, immutable/);
    expect(await cached('?version=3')).toMatch(/immutable/);
  });

  it('are the same for HEAD, without a body', async () => {
    const head = await media.get(goal(), {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    expect(head.headers['content-length']).toBe('3000001');
  });

  it('name the file as it was called when it is to be saved', async () => {
    const { headers } = await media.get(`${goal()}?download=true`);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="gol ___ bonito_.bin"; filename*=UTF-8''gol%20%22%C3%A9%22%20bonito%21.bin`,
    );
  });
});

describe('conditional requests', () => {
  it('answer 304 to whoever has the file', async () => {
    const { headers } = await media.get(goal());
    const etag = headers.etag ?? '';
    const date = headers['last-modified'] ?? '';
    const ask = async (condition: Record<string, string>) =>
      (await media.get(goal(), condition)).status;
    expect(await ask({ 'if-none-match': etag })).toBe(304);
    expect(await ask({ 'if-none-match': `"x", W/${etag}` })).toBe(304);
    expect(await ask({ 'if-none-match': '*' })).toBe(304);
    expect(await ask({ 'if-none-match': '"x"', 'if-modified-since': date })).toBe(200);
    expect(await ask({ 'if-modified-since': date })).toBe(304);
    expect(await ask({ 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' })).toBe(200);
    expect(await ask({ 'if-modified-since': 'ontem' })).toBe(200);
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-0', 0, 1],
    ['bytes=100-199', 100, 200],
    ['bytes=2999990-', 2_999_990, 3_000_001],
    ['bytes=-5', 2_999_996, 3_000_001],
    ['bytes=-9999999', 0, 3_000_001],
    ['bytes=2999990-9999999', 2_999_990, 3_000_001],
  ])('%s gives that part', async (range, from, to) => {
    const answer = await media.get(goal(), { range });
    expect(answer.status).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes ${from}-${to - 1}/3000001`);
    expect(answer.headers['content-length']).toBe(String(to - from));
    expect(answer.body.equals(content.subarray(from, to))).toBe(true);
  });

  it.each(['bytes=3000001-', 'bytes=9999999-99999999', 'bytes=-0'])(
    '%s cannot be given',
    async (range) => {
      const answer = await media.get(goal(), { range });
      expect(answer.status).toBe(416);
      expect(answer.headers['content-range']).toBe('bytes */3000001');
      expect(answer.headers['access-control-allow-origin']).toBe('*');
      expect(JSON.parse(String(answer.body)).error.code).toBe('range_not_satisfiable');
    },
  );

  it.each(['bytes=5-2', 'bytes=a-b', 'bytes=0-1,4-5', 'items=0-1', 'bytes=-'])(
    '%s gives the whole file',
    async (range) => {
      expect((await media.get(goal(), { range })).status).toBe(200);
    },
  );

  it('are given only of the version that the caller has', async () => {
    const range = 'bytes=0-9';
    const { etag = '' } = (await media.get(goal())).headers;
    expect((await media.get(goal(), { range, 'if-range': etag })).status).toBe(206);
    expect((await media.get(goal(), { range, 'if-range': '"other"' })).status).toBe(200);
  });
});

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
