import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { gifOfFrames, gradient, pngClaiming } from '../testing/test-pictures.ts';

let media: RunningMedia;
let account: string;

beforeAll(async () => {
  media = await startMedia();
  account = media.port.urlOf('/x', 'raw').split('/')[3] ?? '';
  await writeFile(join(media.folder, 'secret.txt'), 'segredo');
});
afterAll(() => media.close());

const store = (path: string, content: Buffer | string, mime = 'image/png') =>
  media.port.store({ path, mime, originalFileName: 'file', content: Buffer.from(content) });

describe('hostile paths', () => {
  it.each([
    '/../secret.txt',
    '/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/a%00.png',
    '/a%0a.png',
    '//etc/passwd',
    '/a//b',
    '/a/',
    '/%ff',
    '/%zz',
    `/${'x'.repeat(513)}`,
    '/unknown.png',
  ])('%s is refused with the error body', async (path) => {
    for (const kind of ['raw', 'image']) {
      const answer = await media.get(`/${account}/${kind}${path}`);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers['access-control-allow-origin']).toBe('*');
      expect(answer.headers['content-security-policy']).toMatch(/sandbox/);
      const { error } = JSON.parse(String(answer.body));
      expect(error).toEqual({
        code: expect.stringMatching(/^[a-z_]+$/),
        message: expect.stringMatching(/rquivo/),
      });
    }
  });

  it.each(['/', '/x', `/${'1'.repeat(7)}/raw/a`, `/x/raw/a`, '/favicon.ico'])(
    '%s, of no account of ours, is not found or leads to the site',
    async (path) => {
      const answer = await media.get(path);
      if (path === '/') expect(answer.headers.location).toBe('http://site.test');
      else expect(answer.status).toBe(404);
    },
  );

  it.each(['/../a', '/a\0', '/a//b', 'a', '/a\\b', '/a/', `/${'x'.repeat(512)}`])(
    '%j cannot be stored',
    async (path) => {
      await expect(store(path, 'x')).rejects.toMatchObject({ code: 'invalid_path', status: 400 });
    },
  );

  it('leave nothing in the folder for new content', async () => {
    expect(await readdir(join(media.folder, 'incoming'))).toEqual([]);
  });
});

describe('other methods', () => {
  it.each(['POST', 'PUT', 'DELETE'])('%s is refused, with the headers', async (method) => {
    const answer = await media.get(`/${account}/raw/a`, {}, method);
    expect(answer.status).toBe(405);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  it('let browsers ask first', async () => {
    const answer = await media.get(
      `/${account}/raw/a`,
      { origin: 'http://site.test', 'access-control-request-method': 'GET' },
      'OPTIONS',
    );
    expect(answer.status).toBe(204);
    expect(answer.headers['access-control-allow-methods']).toMatch(/GET/);
    expect(answer.headers['access-control-allow-headers']).toMatch(/Authorization/i);
  });
});

describe('files that pretend', () => {
  it.each([
    ['/page.png', '<!doctype html><script>alert(1)</script>', 'text/html; charset=utf-8'],
    ['/page2.png', '\n <ScRiPt>alert(1)</ScRiPt>', 'text/html; charset=utf-8'],
    ['/drawing.png', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'image/svg+xml'],
    ['/feed.png', '<?xml version="1.0"?><x/>', 'application/xml'],
    ['/paper.png', 'PK\x03\x04', 'application/zip'],
  ])('%s is what its bytes are, and is saved, not opened', async (path, content, type) => {
    await store(path, content);
    const { headers } = await media.get(`/${account}/raw${path}`);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-disposition']).toMatch(/^attachment/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('a GIF with a page inside stays a GIF, and loses the page on delivery', async () => {
    const gif = Buffer.concat([
      await gradient(4, 4).gif().toBuffer(),
      Buffer.from('<html><script>alert(1)</script>'),
    ]);
    await store('/polyglot.html', gif, 'text/html');
    const raw = await media.get(`/${account}/raw/polyglot.html`);
    expect(raw.headers['content-type']).toBe('image/gif');
    const image = await media.get(`/${account}/image/polyglot.html`);
    expect(image.status).toBe(200);
    expect(image.body.includes('script')).toBe(false);
  });

  it('a drawing with scripts, entities and foreign files becomes a plain picture', async () => {
    const svg = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
        width="80" height="40" onload="alert(1)"><script>alert(1)</script>
        <image width="80" height="40" xlink:href="file:///etc/hostname"/>
        <foreignObject><body xmlns="http://www.w3.org/1999/xhtml">x</body></foreignObject>
        <rect width="40" height="40" fill="#c30"/></svg>`;
    const stored = await store('/drawing.svg', svg, 'image/svg+xml');
    expect(stored).toMatchObject({ mime: 'image/svg+xml', width: 80, height: 40 });
    const image = await media.get(`/${account}/image/drawing.svg?f=auto`);
    expect(image.headers['content-type']).toBe('image/png');
    expect(image.body.subarray(1, 4).toString()).toBe('PNG');
  });
});

describe('pictures that would cost too much', () => {
  it.each([
    ['a PNG of 16000 × 16000', pngClaiming(16_000, 16_000)],
    ['a GIF of 10,000 frames', gifOfFrames(10_000)],
  ])('%s is refused and leaves nothing behind', async (_name, content) => {
    await expect(store('/flood.png', content)).rejects.toMatchObject({
      code: 'image_too_large',
      status: 422,
    });
    expect((await media.port.describe(['/flood.png'])).size).toBe(0);
    expect(await readdir(join(media.folder, 'incoming'))).toEqual([]);
  });

  it('a torn picture is kept, but cannot be shown as one', async () => {
    const whole = await gradient(600, 400).jpeg().toBuffer();
    await store('/torn.jpg', whole.subarray(0, 30));
    expect((await media.get(`/${account}/raw/torn.jpg`)).status).toBe(200);
    const answer = await media.get(`/${account}/image/torn.jpg`);
    expect(answer.status).toBe(422);
    expect(JSON.parse(String(answer.body)).error.code).toBe('not_an_image');
  });
});
