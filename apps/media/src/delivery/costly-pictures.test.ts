import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MediaError } from '@arquiba/media-contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  avifClaiming,
  blackPicture,
  claimingBoxes,
  gifOnCanvas,
  interlacedPng,
  jpegClaiming,
  jpegOfScans,
  nestedDrawing,
  pngWithPacked,
  slowDrawing,
  webpOfFrames,
} from '../testing/hostile-pictures.ts';
import { peakDuring } from '../testing/peak-memory.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { gifOfFrames, gradient, pngClaiming } from '../testing/test-pictures.ts';

const MOST_MB = 300;

let media: RunningMedia;
beforeAll(async () => {
  media = await startMedia();
  await store('/member/ana/photo.jpg', await gradient(900, 600).jpeg().toBuffer());
});
afterAll(() => media.close());

const store = (path: string, content: Buffer) =>
  media.port.store({ path, mime: 'image/png', originalFileName: 'file', content });

/** 'stored', or why it was refused. */
const outcome = (path: string, content: Buffer) =>
  store(path, content).then(
    () => 'stored',
    (error) => (error instanceof MediaError ? error.code : error),
  );

const ask = (path: string) => media.get(`/${media.accountId}/image${path}`);

let width = 100;
/** A picture of somebody else that was not made before. */
const askOther = () => {
  width += 1;
  return ask(`/member/ana/photo.jpg?w=${width}`);
};

const heic = () => readFile(new URL('../testing/photo.heic', import.meta.url));
const half = (content: Buffer) => content.subarray(0, content.length / 2);

const claiming = async (width: number, height: number) =>
  claimingBoxes(await heic(), width, height);

type Made = () => Buffer | Promise<Buffer>;

describe('others go on, and no decoder takes much memory, where somebody sends', () => {
  /** Looks at the decoders while it is sent and asked for, and while somebody else asks. */
  async function send(content: Buffer) {
    const path = '/member/eva/flood';
    const sent = await peakDuring(Promise.all([outcome(path, content), askOther()]));
    const asked = await peakDuring(Promise.all([ask(`${path}?w=200`), askOther()]));
    await media.port.remove(path);
    expect([sent.result[1].status, asked.result[1].status]).toEqual([200, 200]);
    expect(Math.max(sent.peak, asked.peak)).toBeLessThan(MOST_MB);
    expect(await readdir(join(media.folder, 'incoming'))).toEqual([]);
    return { outcome: sent.result[0], status: asked.result[0].status };
  }

  it.each<[string, Made]>([
    ['a PNG of 16000 × 16000', () => pngClaiming(16_000, 16_000)],
    ['a PNG with packed texts', () => pngWithPacked('zTXt', 100, 30)],
    ['a PNG with packed texts of another kind', () => pngWithPacked('iTXt', 100, 30)],
    ['a PNG with a packed profile', () => pngWithPacked('iCCP', 1, 300)],
    ['an interlaced PNG of 16 bits', () => interlacedPng(12_000, 10_000)],
    ['a JPEG of 65500 × 65500', () => jpegClaiming(65_500, 65_500)],
    ['a progressive JPEG of 121 megapixels', () => jpegClaiming(11_000, 11_000, true)],
    ['a GIF of 10,000 frames', () => gifOfFrames(10_000)],
    ['a moving WebP of 42 megapixels', () => webpOfFrames(900, 6500)],
    ['a TIFF of 64 megapixels', () => blackPicture(8000, 8000, 'tiff')],
    ['an AVIF of 30000 × 30000', () => avifClaiming(30_000, 30_000)],
    ['an AVIF of 16 megapixels', () => blackPicture(4000, 4000, 'avif')],
    ['a HEIC of 16000 × 16000', () => claiming(16_000, 16_000)],
  ])('%s, which is refused', async (_name, make) => {
    expect(await send(await make())).toEqual({ outcome: 'image_too_large', status: 404 });
  });

  it.each<[string, Made]>([
    ['half a PNG', async () => half(await gradient(900, 600).png().toBuffer())],
    ['half a JPEG', async () => half(await gradient(900, 600).jpeg().toBuffer())],
    ['a HEIC that is not as large as it says', () => claiming(7000, 7000)],
    ['a drawing of nested parts', () => nestedDrawing(12)],
  ])('%s, which cannot be shown', async (_name, make) => {
    expect(await send(await make())).toEqual({ outcome: 'stored', status: 422 });
  });

  it.each<[string, Made]>([
    ['a JPEG of 3,000 scans', () => jpegOfScans(3000, 2000)],
    ['a GIF on a canvas of 65535 × 65535', () => gifOnCanvas(65_535, 65_535)],
    ['a moving WebP of 16000 × 16000', () => webpOfFrames(900, 16_000)],
    ['a WebP of 36 megapixels', () => blackPicture(6000, 6000, 'webp')],
  ])('%s, which may be shown', async (_name, make) => {
    const { outcome, status } = await send(await make());
    expect(outcome).toBe('stored');
    expect([200, 422]).toContain(status);
  });
});

describe('a slow drawing', () => {
  it('keeps nobody waiting, and is remembered', async () => {
    const path = '/member/eva/slow.svg';
    await store(path, slowDrawing('first'));
    const answered: string[] = [];
    const asked = Array.from({ length: 4 }, async (_, at) => {
      const { status } = await ask(`${path}?w=${4000 + at}&fit=max`);
      answered.push(`slow: ${status}`);
    });
    const other = await askOther();
    answered.push(`other: ${other.status}`);
    await Promise.all(asked);
    expect(answered).toEqual(['other: 200', ...Array.from({ length: 4 }, () => 'slow: 422')]);
    // One decoder ended; the others were spared, as is the next.
    const ended = () =>
      media.logged.filter(({ msg }) => msg === 'decoder ended during a job').length;
    const before = ended();
    expect((await ask(`${path}?w=4800&fit=max`)).status).toBe(422);
    expect(await outcome('/member/eva/again.svg', slowDrawing('first'))).toBe('stored');
    expect(ended()).toBe(before);
  });

  it('of one person never keeps that of another from being drawn', async () => {
    const drawings = Array.from({ length: 3 }, (_, at) => `/member/eva/slow-${at}.svg`);
    for (const path of drawings) await store(path, slowDrawing(path));
    const sound = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await store('/member/ana/sound.svg', sound);
    let slow = 0;
    const asked = drawings.map(async (path) => {
      await ask(`${path}?w=4000&fit=max`);
      slow += 1;
    });
    expect((await ask('/member/ana/sound.svg?w=20')).status).toBe(200);
    expect(slow).toBeLessThan(drawings.length - 1);
    await Promise.all(asked);
  });
});
