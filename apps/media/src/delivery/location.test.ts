import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../testing/call-api.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { gradient, pngChunk } from '../testing/test-pictures.ts';

let media: RunningMedia;

beforeAll(async () => {
  media = await startMedia({ reachable: true });
});
afterAll(() => media.close());

const EXIF = {
  IFD0: { Make: 'Camera', Copyright: 'autor' },
  IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '22/1 54/1 31/1', GPSLongitude: '43/1 12/1 37/1' },
};
/** 22, 54 and 31, each over 1, as a camera writes them. */
const LATITUDE = Buffer.from([22, 0, 0, 0, 1, 0, 0, 0, 54, 0, 0, 0, 1, 0, 0, 0, 31, 0, 0, 0]);
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="22,54.52S" exif:PixelXDimension="40">
  <exif:GPSLongitude>43,12.62W</exif:GPSLongitude></rdf:Description></rdf:RDF></x:xmpmeta>`;
const SECRETS = [LATITUDE, '22,54.52S', '43,12.62W'];

async function store(path: string, content: Buffer) {
  return await media.port.store({ path, mime: 'image/png', originalFileName: 'a', content });
}

const raw = async (path: string, range?: string) =>
  (await media.get(`/${media.accountId}/raw${path}`, range ? { range } : {})).body;

const tells = (bytes: Buffer) => SECRETS.some((secret) => bytes.includes(secret));

const withBoth = (kind: 'jpeg' | 'png' | 'webp' | 'tiff' | 'avif') =>
  gradient(40, 30).toFormat(kind).withExif(EXIF).withXmp(XMP).toBuffer();

describe('where a picture was taken', () => {
  it.each(['jpeg', 'png', 'webp', 'tiff', 'avif'] as const)(
    'is in no %s that we give',
    async (kind) => {
      const content = await withBoth(kind);
      expect(tells(content)).toBe(true);
      const stored = await store(`/gps.${kind}`, content);
      const shown = await raw(`/gps.${kind}`);
      expect(tells(shown)).toBe(false);
      expect(shown.length).toBe(content.length);
      expect(stored.size).toBe(content.length);
      // All else is as it came, and the picture too.
      expect(shown.includes('autor')).toBe(content.includes('autor'));
      expect(await pixels(shown)).toBe(await pixels(content));
      const { exif, orientation } = await sharp(shown).metadata();
      expect(exif !== undefined).toBe(kind !== 'tiff');
      expect(orientation).toBe((await sharp(content).metadata()).orientation);
      if (kind === 'png') checkSums(shown);
      for (const format of ['jpg', 'png', 'webp', 'avif', 'gif']) {
        const { body } = await media.get(`/${media.accountId}/image/gps.${kind}?f=${format}`);
        const left = await sharp(body).metadata();
        expect([left.exif, left.xmp, left.icc, left.iptc]).toEqual(Array(4).fill(undefined));
        expect(body.includes('autor')).toBe(false);
      }
    },
  );

  it('is in no HEIC either', async () => {
    const content = await readFile(new URL('../testing/photo.heic', import.meta.url));
    const place = Buffer.from([22, 0, 0, 0, 1, 0, 0, 0, 54, 0, 0, 0, 1, 0, 0, 0, 30, 0, 0, 0]);
    expect(content.includes(place)).toBe(true);
    await store('/gps.heic', content);
    const shown = await raw('/gps.heic');
    expect([shown.length, shown.includes(place), shown.includes('segredo')]).toEqual([
      content.length,
      false,
      true,
    ]);
  });

  it.each([true, false])(
    'is in no TIFF of another program, whichever end comes first: %s',
    async (isLittle) => {
      const content = tiffOfPlace(isLittle);
      await store('/place.tiff', content);
      const shown = await raw('/place.tiff');
      expect(shown.length).toBe(content.length);
      expect([content.includes('POSITION'), shown.includes('POSITION')]).toEqual([true, false]);
      expect(shown.subarray(0, 26).equals(content.subarray(0, 26))).toBe(true);
    },
  );

  it('is in no TIFF whose first directory lies far behind', async () => {
    const near = tiffOfPlace(true);
    const content = Buffer.concat([near, Buffer.alloc(40), near.subarray(8, 26)]);
    content.writeUInt32LE(100, 4);
    await store('/far.tiff', content);
    const shown = await raw('/far.tiff');
    expect(shown.length).toBe(content.length);
    expect([content.includes('POSITION'), shown.includes('POSITION')]).toEqual([true, false]);
  });

  it.each([
    ['EXIF', () => Buffer.from('Exif\0\0II*\0\x06\0\0\0'.repeat(20_000), 'latin1')],
    ['XMP', () => Buffer.from('GPSLatitude="1" '.repeat(2000))],
    [
      'text',
      () => Buffer.concat(Array(400).fill(pngChunk('zTXt', Buffer.from('Raw profile type a\0\0')))),
    ],
  ])(
    'is not searched for at any cost: then nobody gets the file as it is: %s',
    async (kind, noise) => {
      const png = await gradient(40, 30).png().toBuffer();
      const jpeg = await gradient(40, 30).jpeg().toBuffer();
      const content = Buffer.concat(
        kind === 'text' ? [png.subarray(0, 33), noise(), png.subarray(33)] : [jpeg, noise()],
      );
      await store('/noise', content);
      const refused = await media.get(`/${media.accountId}/raw/noise`);
      expect(refused.status).toBe(422);
      expect(JSON.parse(String(refused.body)).error.code).toBe('original_withheld');
      expect(refused.headers.etag).toBeUndefined();
      const { status, body } = await media.get(`/${media.accountId}/image/noise?f=png`);
      expect([status, (await sharp(body).metadata()).width]).toEqual([200, 40]);
    },
  );

  it('is in none of several pictures of one file', async () => {
    const one = await withBoth('jpeg');
    await store('/two.jpg', Buffer.concat([one, Buffer.alloc(1024 ** 2 - one.length - 40), one]));
    expect(tells(await raw('/two.jpg'))).toBe(false);
  });

  it('is in no packed text of a PNG', async () => {
    const plain = await gradient(40, 30).png().toBuffer();
    const itxt = Buffer.concat([
      Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0', 'latin1'),
      deflateSync(Buffer.from(XMP)),
    ]);
    const profile = Buffer.concat([
      Buffer.from('Raw profile type exif\0\0', 'latin1'),
      deflateSync(Buffer.from('\nexif\n 4\n00000000')),
    ]);
    const chunks = [
      pngChunk('iTXt', itxt),
      pngChunk('zTXt', profile),
      pngChunk('tEXt', Buffer.from('Title\0gol')),
    ];
    const content = Buffer.concat([plain.subarray(0, 33), ...chunks, plain.subarray(33)]);
    await store('/packed.png', content);
    const shown = await raw('/packed.png');
    checkSums(shown);
    expect(shown.length).toBe(content.length);
    expect([
      shown.includes('XML:com'),
      shown.includes('Raw profile'),
      shown.includes('Title'),
    ]).toEqual([false, false, true]);
    expect(await pixels(shown)).toBe(await pixels(plain));
  });

  it('is in no part of a file, however it is cut', async () => {
    const content = await withBoth('jpeg');
    await store('/parts.jpg', content);
    const whole = await raw('/parts.jpg');
    const parts: Buffer[] = [];
    for (let at = 0; at < content.length; at += 97) {
      parts.push(await raw('/parts.jpg', `bytes=${at}-${at + 96}`));
    }
    expect(Buffer.concat(parts).equals(whole)).toBe(true);
  });

  it('is in no copy', async () => {
    await store('/of.jpg', await withBoth('jpeg'));
    const api = createCaller(media, await media.mintKey('secret'));
    await api.call('POST', '/files/copy', { source: '/of.jpg', destination: '/copy.jpg' });
    expect(await raw('/copy.jpg')).toEqual(await raw('/of.jpg'));
    expect(tells(await raw('/copy.jpg'))).toBe(false);
  });

  it('is left out of nothing else: files without it come back as they are', async () => {
    const exif = { IFD0: EXIF.IFD0 };
    for (const kind of ['jpeg', 'png', 'webp'] as const) {
      const content = await gradient(40, 30).toFormat(kind).withExif(exif).toBuffer();
      const { etag } = await store('/plain', content);
      const shown = await raw('/plain');
      expect(shown.equals(content)).toBe(true);
      expect(etag).toBe(createHash('sha256').update(content).digest('hex'));
    }
  });

  it('may be written wrongly: nothing but the file itself suffers', async () => {
    const content = await withBoth('jpeg');
    for (let seed = 1; seed <= 60; seed += 1) {
      const torn = Buffer.from(content);
      for (let hit = 0; hit < 20; hit += 1)
        torn[(seed * 7919 + hit * 104_729) % 700] = (seed * hit) % 256;
      await store(
        '/torn.jpg',
        Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), torn.subarray(3)]),
      );
      expect((await raw('/torn.jpg')).length).toBe(content.length);
    }
  });
});

async function pixels(bytes: Buffer): Promise<string> {
  return createHash('sha256')
    .update(await sharp(bytes).raw().toBuffer())
    .digest('hex');
}

/** A directory that leads to another, which has one text of eleven bytes. */
function tiffOfPlace(isLittle: boolean): Buffer {
  const bytes = Buffer.alloc(60);
  const short = (value: number, at: number) =>
    isLittle ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    isLittle ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    short(tag, at);
    short(type, at + 2);
    long(count, at + 4);
    long(value, at + 8);
  };
  bytes.write(isLittle ? 'II' : 'MM', 'latin1');
  short(42, 2);
  long(8, 4);
  short(1, 8);
  entry(10, 0x8825, 4, 1, 26);
  short(1, 26);
  entry(28, 0x1d, 2, 11, 44);
  bytes.write('POSITION 22', 44, 'latin1');
  return bytes;
}

/** Every chunk of a PNG has the checksum that fits it. */
function checkSums(png: Buffer): void {
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(png.subarray(at + 4, at + 8 + length)));
    at += length + 12;
  }
}
