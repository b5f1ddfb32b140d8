import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStreams } from '../inspect/probe-video.ts';
import { peakDuring } from '../testing/peak-memory.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { clip } from '../testing/test-clips.ts';
import { gradient } from '../testing/test-pictures.ts';

let media: RunningMedia;
beforeAll(async () => {
  media = await startMedia();
  const content = await gradient(900, 600).jpeg().toBuffer();
  const picture = { mime: 'image/jpeg', originalFileName: 'a.jpg', content };
  await media.port.store({ ...picture, path: '/member/ana/photo.jpg' });
});
afterAll(() => media.close());

const MOST_MB = 300;
let width = 100;

/** Somebody else asks for a picture meanwhile, and no decoder takes much memory. */
async function store(path: string, content: Buffer | string, mime = 'video/mp4') {
  const file = { path, mime, originalFileName: 'a.mp4', content: Buffer.from(content as Buffer) };
  width += 1;
  const { result, peak } = await peakDuring(
    Promise.allSettled([
      media.port.store(file),
      media.get(`/${media.accountId}/image/member/ana/photo.jpg?w=${width}`),
    ]),
  );
  const [stored, asked] = result;
  expect(asked).toMatchObject({ value: { status: 200 } });
  expect(peak).toBeGreaterThan(0);
  expect(peak).toBeLessThan(MOST_MB);
  if (stored.status === 'rejected') throw stored.reason;
  return stored.value;
}

async function get(path: string, query = '') {
  const answer = await media.get(`/${media.accountId}/video${path}${query}`);
  return { status: answer.status, code: JSON.parse(String(answer.body)).error.code as string };
}

const refused = { status: 422, code: 'not_a_video' };

describe('a video that is none', () => {
  it.each([
    ['playlist', '#EXTM3U\n#EXT-X-VERSION:3\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n'],
    ['list', "ffconcat version 1.0\nfile '/etc/passwd'\n"],
    ['nothing', Buffer.alloc(0)],
    ['noise behind the name of a film', Buffer.concat([filmHead(), Buffer.alloc(5000, 0xa7)])],
  ])('is never played: a %s', async (name, content) => {
    const path = `/none/${name.length}.mp4`;
    expect(await store(path, content)).toMatchObject({ width: null, video: null });
    for (const query of ['', '?f=hls-h264', '?f=hls-h264&artifact=/video.m3u8', '?f=mp4-h264']) {
      expect(await get(path, query)).toEqual(refused);
    }
  });

  it('is one without its index', async () => {
    const content = await clip({ seconds: 1 });
    const index = content.indexOf('moov', 0, 'latin1') - 4;
    expect(await store('/none/cut.mp4', content.subarray(0, index))).toMatchObject({ video: null });
    expect(await get('/none/cut.mp4')).toEqual(refused);
  });

  it('is one that leads elsewhere, whatever it is called', async () => {
    const secret = await clip({ words: ['-movflags', '+faststart'] });
    await store('/none/secret.mp4', secret);
    // A film of references: its data lies, as it says, in another file.
    const content = await clip({ words: ['-movflags', '+faststart'] });
    const reference = content.indexOf('url ', content.indexOf('dref', 0, 'latin1'), 'latin1');
    content.writeUInt32BE(0, reference + 4);
    const known = await store('/none/leading.mp4', content);
    expect(known.mime).toBe('video/mp4');
    const list = Buffer.from('#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:1/x\n');
    for (const [n, mime] of ['video/mp4', 'application/vnd.apple.mpegurl'].entries()) {
      const stored = await store(`/none/list-${n}`, list, mime);
      expect([stored.mime, stored.video]).toEqual(['text/plain', null]);
    }
  });
});

describe('a video too costly to decode', () => {
  it('is refused, and leaves nothing', async () => {
    const content = await clip({ size: '16000x64' });
    await expect(store('/large/wide.mp4', content)).rejects.toMatchObject({
      ...{ code: 'video_too_large', status: 422 },
      details: { width: 16000, height: 64 },
    });
    expect((await media.port.describe(['/large/wide.mp4'])).size).toBe(0);
  });

  it('is refused by what it holds, not by what it says', async () => {
    const content = await clip({ size: '16000x64' });
    const header = content.indexOf('tkhd', 0, 'latin1') + 4 + 76;
    content.writeUInt32BE(320 << 16, header);
    const entry = content.indexOf('avc1', content.indexOf('stsd', 0, 'latin1'), 'latin1') + 4 + 24;
    expect(content.readUInt16BE(entry)).toBe(16000);
    content.writeUInt16BE(320, entry);
    await expect(store('/large/lying.mp4', content)).rejects.toMatchObject({
      code: 'video_too_large',
    });
  });
});

describe('a video with frames of 35 megapixels', () => {
  it('gets its picture', async () => {
    const content = await clip({ size: '8000x4400', rate: 1 });
    expect(await store('/large/allowed.mp4', content)).toMatchObject({ width: 8000, height: 4400 });
  });
});

describe('what a file says about itself', () => {
  it('never passes for what it is', () => {
    const log = [
      "Input #0, mov,mp4,m4a,3gp,3g2,mj2, from 'x':",
      '  Metadata:',
      '    Stream #0:0     : Video: h264, yuv420p, 99999x99999, 30 fps',
      '    Duration        : 99:00:00.00, start',
      '                    : Stream #0:0: Video: h264, yuv420p, 99999x99999',
      '  Duration: 00:00:03.25, start: 0.000000, bitrate: 322 kb/s',
      '  Chapters:',
      '    Chapter #0:0: start 0.000000, end 1.000000',
      '      Metadata:',
      '      title           : Stream #0:0: Video: vp9, yuv420p, 99999x99999',
      '  Stream #0:0[0x1](und): Video: png, rgb24(pc), 900x900, 90k tbr, 90k tbn (attached pic)',
      '  Stream #0:1[0x2](eng): Video: hevc (Main 10) (hvc1 / 0x31637668), yuv420p10le(tv, bt2020nc/bt2020/arib-std-b67), 320x180 [SAR 1:1 DAR 16:9], 239 kb/s, 29.97 fps, 30 tbr, 600 tbn (default)',
      '    Stream #0:2(und): Audio: aac (LC) (mp4a / 0x6134706D), 44100 Hz, mono, fltp, 69 kb/s (default)',
      'Stream mapping:',
      '  Stream #0:1 -> #0:0 (hevc (native) -> mjpeg (native))',
      "Output #0, mjpeg, to 'file:a.jpg':",
      '  Stream #0:0: Video: mjpeg, yuvj420p(pc, progressive), 320x180, q=2-31, 200 kb/s, 29.97 fps',
    ].join('\n');
    expect(readStreams(log)).toEqual({
      ...{ duration: 3250, frameRate: 29.97, videoCodec: 'hevc', pixelFormat: 'yuv420p10le' },
      audioCodec: 'aac',
    });
  });

  it('may be that nobody knows how long it is', async () => {
    const content = await clip({ ending: 'webm', words: ['-f', 'webm', '-live', '1'] });
    const stored = await store('/recorded.webm', content, 'video/webm');
    expect(stored.video?.durationMs).toBeGreaterThanOrEqual(900);
    expect(stored.video?.durationMs).toBeLessThan(1200);
  });

  it('is measured where it says that it lasts for weeks', async () => {
    const content = await clip({ seconds: 1 });
    // One second is so many of its own from now on, in the film and in its track.
    for (const [box, at] of [
      ['mvhd', 16],
      ['mdhd', 16],
    ] as const) {
      const start = content.indexOf(box, 0, 'latin1') + at;
      content.writeUInt32BE(1, start);
      content.writeUInt32BE(3_000_000, start + 4);
    }
    const stored = await store('/weeks.mp4', content);
    expect(stored.mime).toBe('video/mp4');
    expect(stored.video?.durationMs ?? 0).toBeLessThanOrEqual(24 * 60 * 60 * 1000);
  });
});

function filmHead(): Buffer {
  return Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42');
}
