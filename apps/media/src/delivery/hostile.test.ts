import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { gradient } from '../testing/test-pictures.ts';

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

  it('a drawing as it came is saved, sandboxed, and never opened', async () => {
    await store('/raw.svg', drawing('<script>alert(1)</script>'), 'image/svg+xml');
    const { headers } = await media.get(`/${account}/raw/raw.svg`);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': expect.stringMatching(/^attachment/),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });
});

/** A blue drawing of 80 × 40 with something in it. */
function drawing(inside: string, before = ''): string {
  return `<?xml version="1.0"?>${before}<svg xmlns="http://www.w3.org/2000/svg"
    xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xi="http://www.w3.org/2001/XInclude"
    width="80" height="40" onload="alert(1)"><rect width="80" height="40" fill="#00f"/>${inside}</svg>`;
}

describe('drawings that reach out', () => {
  let origin: string;
  let visits = 0;
  const outside = createServer((_request, response) => {
    visits += 1;
    response.setHeader('content-type', 'image/svg+xml');
    response.end(drawing('<rect width="80" height="40" fill="#f00"/>'));
  });
  beforeAll(async () => {
    await once(outside.listen(0, '127.0.0.1'), 'listening');
    origin = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
    await writeFile(
      join(media.folder, 'red.svg'),
      drawing('<rect width="80" height="40" fill="#f00"/>'),
    );
  });
  afterAll(() => outside.close());

  const picture = (href: string) => `<image width="80" height="40" xlink:href="${href}"/>`;

  it.each<[string, () => string]>([
    ['scripts', () => drawing('<script>document.write(1)</script>')],
    ['handlers', () => drawing('<a href="javascript:alert(1)"><text y="20">x</text></a>')],
    [
      'pages inside',
      () =>
        drawing(
          `<foreignObject width="80" height="40"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${origin}"/></foreignObject>`,
        ),
    ],
    ['pictures of a site', () => drawing(picture(`${origin}/red.svg`))],
    ['pictures of this machine', () => drawing(picture(`file://${media.folder}/red.svg`))],
    ['pictures beside it', () => drawing(picture('red.svg') + picture('../red.svg'))],
    ['parts of other drawings', () => drawing(`<use xlink:href="${origin}/red.svg#a"/>`)],
    ['styles of a site', () => drawing(`<style>@import url(${origin}/red.css);</style>`)],
    [
      'style sheets',
      () => drawing('', `<?xml-stylesheet href="${origin}/red.css" type="text/css"?>`),
    ],
    [
      'fonts',
      () =>
        drawing(
          `<style>@font-face{font-family:x;src:url(${origin}/x)}</style><text y="9" font-family="x">x</text>`,
        ),
    ],
    [
      'files included',
      () => drawing(`<xi:include href="file://${media.folder}/secret.txt" parse="text"/>`),
    ],
    [
      'files as entities',
      () =>
        drawing(
          '<text y="20" fill="#f00">&x;</text>',
          `<!DOCTYPE svg [<!ENTITY x SYSTEM "file://${media.folder}/secret.txt">]>`,
        ),
    ],
    [
      'a foreign document type',
      () => drawing('', `<!DOCTYPE svg [<!ENTITY % x SYSTEM "${origin}/x.dtd"> %x;]>`),
    ],
  ])('by %s stay alone', async (_name, content) => {
    await store('/reaching.svg', content(), 'image/svg+xml');
    const image = await media.get(`/${account}/image/reaching.svg?f=png`);
    expect([200, 422]).toContain(image.status);
    expect(visits).toBe(0);
    if (image.status !== 200) return;
    const { dominant } = await sharp(image.body).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
    expect(
      (await sharp(image.body).extract({ left: 60, top: 30, width: 9, height: 9 }).stats()).dominant
        .r,
    ).toBeLessThan(50);
  });

  it('by entities that multiply are given up', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `x${at}`);
    const entities = names.map((name, at) =>
      at === 0
        ? `<!ENTITY ${name} "gol">`
        : `<!ENTITY ${name} "${`&${names[at - 1]};`.repeat(10)}">`,
    );
    const bomb = drawing('<text y="20">&x11;</text>', `<!DOCTYPE svg [${entities.join('')}]>`);
    await store('/bomb.svg', bomb, 'image/svg+xml');
    expect([200, 422]).toContain((await media.get(`/${account}/image/bomb.svg`)).status);
    expect((await media.get(`/${account}/raw/bomb.svg`)).status).toBe(200);
  });

  it('are drawn anew where they are enlarged', async () => {
    await store(
      '/line.svg',
      drawing('<rect x="40" width="40" height="40" fill="#f00"/>'),
      'image/svg+xml',
    );
    const { body } = await media.get(`/${account}/image/line.svg?w=1600&fit=max&f=png`);
    const { data, info } = await sharp(body)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const mixed = Array.from({ length: info.width }, (_, x) => data[x * 3] ?? 0).filter(
      (red) => red > 10 && red < 245,
    );
    expect([info.width, info.height]).toEqual([1600, 800]);
    expect(mixed.length).toBeLessThanOrEqual(4);
  });

  it('of any size on paper are refused where they would be giants', async () => {
    const giant = '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>';
    await expect(store('/giant.svg', giant, 'image/svg+xml')).rejects.toMatchObject({
      code: 'image_too_large',
    });
    await expect(
      store('/long.svg', drawing('x'.repeat(1024 ** 2)), 'image/svg+xml'),
    ).rejects.toMatchObject({ code: 'image_too_large' });
  });
});

describe('torn pictures', () => {
  it('are kept, but cannot be shown', async () => {
    const whole = await gradient(600, 400).jpeg().toBuffer();
    await store('/torn.jpg', whole.subarray(0, 30));
    expect((await media.get(`/${account}/raw/torn.jpg`)).status).toBe(200);
    const answer = await media.get(`/${account}/image/torn.jpg`);
    expect(answer.status).toBe(422);
    expect(JSON.parse(String(answer.body)).error.code).toBe('not_an_image');
  });
});
