import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { type Answer, type RunningMedia, startMedia } from '../testing/start-media.ts';
import { gradient } from '../testing/test-pictures.ts';

const BROWSER = { accept: 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8' };

let media: RunningMedia;

beforeAll(async () => {
  media = await startMedia();
  await store('/photo.jpg', await gradient(1500, 1000).jpeg().toBuffer());
  await store('/logo.png', await gradient(300, 200).png().toBuffer());
});
afterAll(() => media.close());

function store(path: string, content: Buffer) {
  const originalFileName = path.slice(1);
  return media.port.store({ path, mime: 'image/png', originalFileName, content });
}

function ask(path: string, query = '', headers: Record<string, string> = BROWSER) {
  return media.get(
    media.port.urlOf(path, 'image').slice('http://media.test'.length) + query,
    headers,
  );
}

async function sizeOf({ body }: Answer) {
  const { width, height, format } = await sharp(body).metadata();
  return `${format} ${width}x${height}`;
}

const made = () => media.logged.filter((line) => line.msg === 'derivative made').length;

describe('what is known of a picture', () => {
  it('is its true type, its size and a small placeholder', async () => {
    const stored = await store('/known.png', await gradient(1500, 1000).webp().toBuffer());
    expect(stored).toMatchObject({ mime: 'image/webp', width: 1500, height: 1000 });
    expect(stored.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(stored.placeholder?.length).toBeLessThanOrEqual(400);
    const tiny = Buffer.from(stored.placeholder?.split(',')[1] ?? '', 'base64');
    expect(await sharp(tiny).metadata()).toMatchObject({ width: 16, height: 11 });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is its size as shown, orientation %i', async (orientation) => {
    const turned = orientation >= 5;
    const content = await gradient(40, 20).jpeg().withMetadata({ orientation }).toBuffer();
    const stored = await store('/turned.jpg', content);
    expect([stored.width, stored.height]).toEqual(turned ? [20, 40] : [40, 20]);
    expect(await sizeOf(await ask('/turned.jpg'))).toBe(turned ? 'jpeg 20x40' : 'jpeg 40x20');
  });

  it('has a placeholder of few bytes even where every pixel differs', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 100 } as const;
    const content = await sharp({
      create: { width: 16, height: 16, channels: 4, background: '#f008', noise },
    })
      .png()
      .toBuffer();
    const { placeholder } = await store('/noise.png', content);
    expect(placeholder?.length).toBeLessThanOrEqual(400);
  });
});

describe('the format', () => {
  it('is the one of the file where none is asked for, and JPEG where no such is made', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const) {
      await store(`/own.${format}`, await gradient(30, 20).toFormat(format).toBuffer());
      const answer = await ask(`/own.${format}`, '?w=15');
      expect(await sizeOf(answer)).toBe(
        `${format === 'avif' ? 'heif' : format === 'tiff' ? 'jpeg' : format} 15x10`,
      );
      expect(answer.headers.vary).toBe('Origin');
    }
  });

  it.each([
    ['jpg', 'image/jpeg'],
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
    ['gif', 'image/gif'],
  ])('is the one that is asked for by name: %s', async (name, type) => {
    const answer = await ask('/logo.png', `?w=30&f=${name}`, { accept: '*/*' });
    expect(answer.headers).toMatchObject({ 'content-type': type, vary: 'Origin' });
    expect((await sizeOf(answer)).split(' ')[1]).toBe('30x20');
  });

  it.each([
    ['auto', BROWSER.accept, 'image/webp'],
    ['auto', 'image/avif,*/*', 'image/avif'],
    ['auto', 'image/webp;q=0, image/*', 'image/jpeg'],
    ['auto', '*/*', 'image/jpeg'],
    ['auto&f2=png', '*/*', 'image/png'],
    ['webp&f2=jpg', BROWSER.accept, 'image/webp'],
    ['webp&f2=png', '*/*', 'image/png'],
    ['avif&f2=webp', 'image/webp', 'image/webp'],
  ])('asked for as f=%s by whoever accepts %s is %s', async (asked, accept, type) => {
    const { headers } = await ask('/photo.jpg', `?w=64&f=${asked}`, { accept });
    expect(headers).toMatchObject({ 'content-type': type, vary: 'Accept, Origin' });
  });

  it('has its own version', async () => {
    const etags = await Promise.all(
      ['webp', 'jpg', 'avif'].map(
        async (f) => (await ask('/photo.jpg', `?w=64&f=${f}`)).headers.etag,
      ),
    );
    expect(new Set(etags).size).toBe(3);
  });

  it('keeps a moving picture moving', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0', '#00f'].map((background) =>
        sharp({ create: { width: 90, height: 60, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    await store(
      '/moving.gif',
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    );
    for (const format of ['webp', 'gif']) {
      const { body } = await ask('/moving.gif', `?w=60&f=${format}`);
      expect(await sharp(body).metadata()).toMatchObject({ format, width: 60, pages: 3 });
    }
    const cut = await ask('/moving.gif', '?w=20&h=20&fit=crop&crop=smart&f=webp');
    expect(await sharp(cut.body).metadata()).toMatchObject({ width: 20, height: 20, pages: 3 });
  });

  it('of one frame of many stands still', async () => {
    const { body } = await ask('/moving.gif', '?page=2&f=png');
    const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([90, 60, 0, 255, 0]);
    const beyond = await ask('/moving.gif', '?page=4&f=png');
    expect(beyond.status).toBe(400);
    expect(JSON.parse(String(beyond.body)).error).toMatchObject({
      message: expect.stringContaining('"page"'),
      details: { parameter: 'page' },
    });
  });
});

describe('delivery', () => {
  it('strips what the camera wrote', async () => {
    const exif = { IFD0: { Copyright: 'segredo' }, IFD3: { GPSLatitude: '22/1 54/1 0/1' } };
    await store('/gps.jpg', await gradient(200, 100).jpeg().withExif(exif).toBuffer());
    const { body } = await ask('/gps.jpg', '?f=jpg');
    const { exif: left, icc, xmp } = await sharp(body).metadata();
    expect([left, icc, xmp]).toEqual([undefined, undefined, undefined]);
    expect(body.includes('segredo')).toBe(false);
  });

  it('answers 304, and HEAD without a body', async () => {
    const first = await ask('/photo.jpg', '?w=64');
    const etag = first.headers.etag ?? '';
    const before = made();
    const again = await ask('/photo.jpg', '?w=64', { ...BROWSER, 'if-none-match': etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const address = media.port.urlOf('/photo.jpg', 'image').slice('http://media.test'.length);
    const head = await media.get(`${address}?w=64`, BROWSER, 'HEAD');
    expect(head.body.length).toBe(0);
    expect(head.headers['content-length']).toBe(String(first.body.length));
    expect(made()).toBe(before);
  });

  it('makes one transform for a hundred equal requests', async () => {
    const before = made();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => ask('/photo.jpg', '?w=480&q=90')),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.toString('base64'))).size).toBe(1);
    expect(made() - before).toBe(1);
  });

  it('keeps derivatives over a restart, and makes new ones for new content', async () => {
    await store('/changing.png', await gradient(300, 300).png().toBuffer());
    await ask('/changing.png', '?w=64');
    const before = made();
    await media.restart();
    await ask('/changing.png', '?w=64');
    expect(made()).toBe(before);
    await store('/changing.png', await gradient(300, 150).png().toBuffer());
    expect(await sizeOf(await ask('/changing.png', '?w=64'))).toBe('png 64x32');
    expect(made()).toBe(before + 1);
  });
});

describe('a video', () => {
  it('has the size and turn in which it plays, and a still picture', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'arquiba-clip-'));
    const ffmpeg = await findFfmpeg();
    if (!ffmpeg) throw new Error('ffmpeg is missing: npm should have installed one');
    const run = (...words: string[]) =>
      promisify(execFile)(ffmpeg, ['-loglevel', 'error', ...words], { cwd: folder });
    const source = 'testsrc=size=320x180:rate=15:duration=1';
    await run('-f', 'lavfi', '-i', source, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', 'clip.mp4');
    const clip = await readFile(join(folder, 'clip.mp4'));
    await rm(folder, { recursive: true });

    const stored = await store('/clip.mp4', clip);
    expect(stored).toMatchObject({ mime: 'video/mp4', width: 320, height: 180 });
    expect(stored.placeholder).toMatch(/^data:image\/webp/);
    expect(await sizeOf(await ask('/clip.mp4', '?w=160'))).toBe('jpeg 160x90');

    const raw = media.port.urlOf('/clip.mp4', 'raw').slice('http://media.test'.length);
    const part = await media.get(raw, { range: 'bytes=0-99' });
    expect(part).toMatchObject({ status: 206, body: clip.subarray(0, 100) });
    expect(part.headers['content-type']).toBe('video/mp4');
  });

  it('that is none is kept as it is, without a picture', async () => {
    const fake = Buffer.concat([
      Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42'),
      Buffer.alloc(99),
    ]);
    expect(await store('/fake.mp4', fake)).toMatchObject({ mime: 'video/mp4', width: null });
    expect((await ask('/fake.mp4')).status).toBe(422);
  });
});
