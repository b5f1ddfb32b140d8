import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimingBoxes } from '../testing/hostile-pictures.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';

let media: RunningMedia;
let photo: Buffer;

beforeAll(async () => {
  media = await startMedia();
  // 320 × 200, red in its upper left corner; made with heif-enc and x265, as phones do.
  photo = await readFile(new URL('../testing/photo.heic', import.meta.url));
});
afterAll(() => media.close());

const store = (path: string, content: Buffer) =>
  media.port.store({ path, mime: 'image/heic', originalFileName: 'IMG_1.HEIC', content });

const ask = (path: string, query = '') => media.get(`/${media.accountId}/image${path}${query}`);

const claiming = (width: number, height: number) => claimingBoxes(photo, width, height);

describe('a photo of a phone, as HEIC', () => {
  it('has a size and a placeholder', async () => {
    const stored = await store('/a.heic', photo);
    expect(stored).toMatchObject({ mime: 'image/heic', width: 320, height: 200 });
    expect(stored.placeholder).toMatch(/^data:image\/webp;base64,/);
  });

  it.each([
    ['', 'jpeg', 320, 200],
    ['?f=auto', 'jpeg', 320, 200],
    ['?f=webp&f2=jpg', 'jpeg', 320, 200],
    ['?f=webp&w=32', 'webp', 32, 20],
    ['?f=png&w=20&h=20&fit=crop&crop=top-left', 'png', 20, 20],
  ])('is delivered with %j as %s', async (query, format, width, height) => {
    const { status, body } = await ask('/a.heic', query);
    expect(status).toBe(200);
    expect(await sharp(body).metadata()).toMatchObject({ format, width, height });
    const [red = 0, , blue = 0] = await sharp(body).removeAlpha().raw().toBuffer();
    expect(red).toBeGreaterThan(180);
    expect(blue).toBeLessThan(70);
  });

  it('is cut by a crop file, and shown by presets', async () => {
    const size = { width: 10, height: 6, type: 'widthxheight!' };
    const step = { type: 'crop', geometry: { offset: { x: 0, y: 0 }, size } };
    await media.port.store({
      ...{ path: '/a.heic.crop', mime: 'application/json', originalFileName: 'a' },
      content: Buffer.from(JSON.stringify({ inputPath: 'a.heic', pipeline: { steps: [step] } })),
    });
    const { body } = await ask('/a.heic.crop', '?f=png');
    expect(await sharp(body).metadata()).toMatchObject({ width: 10, height: 6 });
    expect((await media.get(`/${media.accountId}/avatar/a.heic`)).status).toBe(200);
  });

  it('is refused from its header where it would cost too much', async () => {
    await expect(store('/flood.heic', claiming(16_000, 16_000))).rejects.toMatchObject({
      code: 'image_too_large',
      status: 422,
    });
  });

  it.each([
    ['cut short', () => photo.subarray(0, 1100)],
    ['only begun', () => photo.subarray(0, 40)],
    ['of another size than it says', () => claiming(4000, 4000)],
    [
      'with a hole',
      () => Buffer.concat([photo.subarray(0, 1100), Buffer.alloc(300), photo.subarray(1400)]),
    ],
  ])('that is %s is kept, and harms nobody', async (_name, content) => {
    await store('/torn.heic', content());
    expect((await media.get(`/${media.accountId}/raw/torn.heic`)).status).toBe(200);
    expect([200, 422]).toContain((await ask('/torn.heic')).status);
    expect((await ask('/a.heic', '?w=9')).status).toBe(200);
  });
});
