import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { clip, describeVideo } from '../testing/test-clips.ts';

let media: RunningMedia;
beforeAll(async () => {
  media = await startMedia();
});
afterAll(() => media.close());

const PLACE = '+12.3400-056.7800/';
const APPLE = 'com.apple.quicktime.location.ISO6709';

const store = (content: Buffer) =>
  media.port.store({
    ...{ path: '/a.mp4', mime: 'video/mp4', originalFileName: 'a.mp4', content },
  });

async function stored(content: Buffer): Promise<Buffer> {
  await store(content);
  const { body } = await media.get(`/${media.accountId}/raw/a.mp4`);
  expect(body.length).toBe(content.length);
  return body;
}

describe('where a film was made', () => {
  it.each([
    ['as text', 'mov', ['-metadata', `location=${PLACE}`]],
    ['among tags', 'mp4', ['-movflags', '+use_metadata_tags', '-metadata', `${APPLE}=${PLACE}`]],
  ] as const)('is told to nobody: %s', async (_name, ending, words) => {
    const content = await clip({ ending, words: [...words, '-metadata', 'title=Em casa'] });
    expect(content.includes(PLACE)).toBe(true);
    const shown = await stored(content);
    expect(shown.includes('12.34')).toBe(false);
    expect(shown.includes('Em casa')).toBe(true);
    expect(await describeVideo(shown)).toMatch(/frame= *10 /);
    const range = `bytes=${content.indexOf(PLACE)}-${content.indexOf(PLACE) + 4}`;
    const part = await media.get(`/${media.accountId}/raw/a.mp4`, { range });
    expect(String(part.body)).toBe('     ');
  });

  it('is told to nobody: as numbers', async () => {
    const content = await clip({ words: ['-metadata', `location=${PLACE}`] });
    const at = content.indexOf('loci', 0, 'latin1');
    expect(at).toBeGreaterThan(0);
    const length = content.readUInt32BE(at - 4) - 12;
    expect(content.subarray(at + 8, at + 8 + length).some((byte) => byte !== 0)).toBe(true);
    const shown = await stored(content);
    expect(shown.subarray(at + 8, at + 8 + length).every((byte) => byte === 0)).toBe(true);
    expect(await describeVideo(shown)).not.toMatch(/location.*12\.34/);
  });

  it('is told to nobody: along a track of its own', async () => {
    const content = await clip({ sound: true, seconds: 2 });
    const [picture, sound] = firstChunks(content);
    const frame = Buffer.from(content.subarray(sound, sound + 30));
    // From now on what was sound is what a camera noted.
    content.write('meta', content.lastIndexOf('soun', undefined, 'latin1'), 'latin1');
    const shown = await stored(content);
    expect(shown.includes(frame)).toBe(false);
    expect(shown.subarray(sound, sound + 30).every((byte) => byte === 0)).toBe(true);
    const [from, to] = [picture, picture + 1000];
    expect(shown.subarray(from, to).equals(content.subarray(from, to))).toBe(true);
  });

  it('is told to nobody: among tags behind a large one', async () => {
    const words = ['-movflags', '+use_metadata_tags', '-metadata', `${APPLE}=${PLACE}`];
    const content = withFree(await clip({ words }), 'meta', 1024 ** 2 + 8);
    const shown = await stored(content);
    expect([content.includes(PLACE), shown.includes('12.34')]).toEqual([true, false]);
  });

  it('is told to nobody: along a track of many pieces, side by side or not', async () => {
    const content = await clip({ sound: true, seconds: 1 });
    content.write('meta', content.lastIndexOf('soun', undefined, 'latin1'), 'latin1');
    const [, sound] = firstChunks(content);
    const near = withChunks(
      content,
      Array.from({ length: 3000 }, (_, at) => sound + at),
    );
    expect((await stored(near)).subarray(sound, sound + 3000).every((byte) => byte === 0)).toBe(
      true,
    );
    const far = withChunks(
      content,
      Array.from({ length: 3000 }, (_, at) => sound + at * 2),
    );
    await store(far);
    const { status, body } = await media.get(`/${media.accountId}/raw/a.mp4`);
    expect([status, JSON.parse(String(body)).error.code]).toEqual([422, 'original_withheld']);
  });

  it('is not searched for in any number of boxes', async () => {
    const content = await clip({});
    const free = Buffer.from('\0\0\0\x08free'.repeat(30_000), 'latin1');
    await store(Buffer.concat([content, free]));
    expect((await media.get(`/${media.accountId}/raw/a.mp4`)).status).toBe(422);
  });

  it('is looked for with patience for what makes no sense', async () => {
    const content = await clip({ sound: true, words: ['-metadata', `location=${PLACE}`] });
    content.write('meta', content.lastIndexOf('soun', undefined, 'latin1'), 'latin1');
    for (const table of ['stsz', 'stsc', 'stco', 'loci', 'keys', 'hdlr']) {
      const broken = Buffer.from(content);
      const at = broken.lastIndexOf(table, undefined, 'latin1');
      if (at < 0) continue;
      broken.fill(0xff, at + 4, at + 20);
      expect((await stored(broken)).length).toBe(content.length);
    }
  });
});

/** The way from the film itself to the last box of a type, as offsets of their lengths. */
function wayTo(content: Buffer, type: string): number[] {
  const target = content.lastIndexOf(type, undefined, 'latin1') - 4;
  const ways = ['moov', 'udta', 'trak', 'mdia', 'minf', 'stbl'].map(
    (name) => content.lastIndexOf(name, target, 'latin1') - 4,
  );
  return [...ways, target].filter(
    (at) => at >= 0 && at + content.readUInt32BE(at) >= target + content.readUInt32BE(target),
  );
}

/** Puts bytes at the end of a box, which lies behind all that is indexed. */
function append(content: Buffer, type: string, bytes: Buffer): Buffer {
  const way = wayTo(content, type);
  const box = way.at(-1) ?? 0;
  const end = box + content.readUInt32BE(box);
  for (const at of way) content.writeUInt32BE(content.readUInt32BE(at) + bytes.length, at);
  return Buffer.concat([content.subarray(0, end), bytes, content.subarray(end)]);
}

function withFree(content: Buffer, type: string, length: number): Buffer {
  const free = Buffer.alloc(length);
  free.writeUInt32BE(length);
  free.write('free', 4, 'latin1');
  return append(content, type, free);
}

/** The last track has chunks of one sample of one byte, at these places. */
function withChunks(content: Buffer, places: number[]): Buffer {
  const changed = Buffer.from(content);
  const sizes = changed.lastIndexOf('stsz', undefined, 'latin1') + 8;
  changed.writeUInt32BE(1, sizes);
  const groups = changed.lastIndexOf('stsc', undefined, 'latin1') + 8;
  changed.writeUInt32BE(1, groups);
  changed.writeUInt32BE(1, groups + 8);
  const offsets = changed.lastIndexOf('stco', undefined, 'latin1') + 8;
  const known = changed.readUInt32BE(offsets);
  changed.writeUInt32BE(places.length, offsets);
  for (let at = 0; at < known; at += 1)
    changed.writeUInt32BE(places[at] ?? 0, offsets + 4 + at * 4);
  const more = Buffer.alloc((places.length - known) * 4);
  for (const [at, place] of places.slice(known).entries()) more.writeUInt32BE(place, at * 4);
  return append(changed, 'stco', more);
}

/** Where the first chunks of picture and sound lie. */
function firstChunks(content: Buffer): [picture: number, sound: number] {
  const [picture, sound] = [
    content.indexOf('stco', 0, 'latin1'),
    content.lastIndexOf('stco', undefined, 'latin1'),
  ].map((table) => content.readUInt32BE(table + 12));
  return [picture ?? 0, sound ?? 0];
}
