import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { clip, describeFilm } from '../testing/test-clips.ts';

let media: RunningMedia;
beforeAll(async () => {
  media = await startMedia();
});
afterAll(() => media.close());

const PLACE = '+12.3400-056.7800/';
const APPLE = 'com.apple.quicktime.location.ISO6709';

async function stored(content: Buffer): Promise<Buffer> {
  await media.port.store({
    ...{ path: '/a.mp4', mime: 'video/mp4', originalFileName: 'a.mp4', content },
  });
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
    expect(await describeFilm(shown)).toMatch(/frame= *10 /);
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
    expect(await describeFilm(shown)).not.toMatch(/location.*12\.34/);
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

/** Where the first chunks of picture and sound lie. */
function firstChunks(content: Buffer): [picture: number, sound: number] {
  const [picture, sound] = [
    content.indexOf('stco', 0, 'latin1'),
    content.lastIndexOf('stco', undefined, 'latin1'),
  ].map((table) => content.readUInt32BE(table + 12));
  return [picture ?? 0, sound ?? 0];
}
