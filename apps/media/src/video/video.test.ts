import type { JobSummary } from '@arquiba/media-contract/provider-jobs';
import { UrlBuilder } from '@bytescale/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFfmpeg, packagedFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { createCaller } from '../testing/call-api.ts';
import { type Answer, type RunningMedia, startMedia } from '../testing/start-media.ts';
import { clip, describeVideo, playVideo, turned } from '../testing/test-clips.ts';
import { listContent } from '../testing/test-storage.ts';

let media: RunningMedia;
let api: ReturnType<typeof createCaller>;
let key: string;
beforeAll(async () => {
  media = await startMedia({ reachable: true });
  key = await media.mintKey('secret');
  api = createCaller(media, key);
});
afterAll(() => media.close());

const HLS = 'f=hls-h264&artifact=/video.m3u8';

function store(path: string, content: Buffer, mime = 'video/mp4') {
  return media.port.store({ path, mime, originalFileName: 'gol.mp4', content });
}

function get(path: string, query = '', headers?: Record<string, string>, method?: string) {
  return media.get(`/${media.accountId}/video${path}${query && `?${query}`}`, headers, method);
}

/** Until what is asked for is there. */
async function made(path: string, query = ''): Promise<Answer> {
  for (;;) {
    const answer = await get(path, query);
    if (answer.status !== 202) return answer;
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    const job = JSON.parse(String(answer.body)) as JobSummary;
    expect(await api.ended(job)).toMatchObject({ status: 'Succeeded', error: null });
  }
}

function topBoxes(content: Buffer): string[] {
  const types: string[] = [];
  for (let at = 0; at < content.length; at += content.readUInt32BE(at)) {
    types.push(content.toString('latin1', at + 4, at + 8));
  }
  return types;
}

/** The addresses in a playlist. */
function addresses(playlist: Buffer): string[] {
  return String(playlist)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

describe('what is known of a video', () => {
  it('is how long it is, whether it sounds, and whether it plays yet', async () => {
    const content = await clip({ sound: true, words: ['-movflags', '+faststart'] });
    expect(await store('/known/a.mp4', content)).toMatchObject({
      ...{ mime: 'video/mp4', width: 320, height: 180 },
      video: { hasAudio: true, playable: true, adaptive: false },
    });
    await made('/known/a.mp4', HLS);
    const known = (await media.port.describe(['/known/a.mp4'])).get('/known/a.mp4');
    expect(known?.video).toMatchObject({ hasAudio: true, playable: true, adaptive: true });
    expect(known?.video?.durationMs).toBeGreaterThanOrEqual(1000);
    expect(known?.video?.durationMs).toBeLessThan(1100);
    const { rows } = await media.pool.query(
      'SELECT video_codec, pixel_format, audio_codec, frame_rate FROM media.video',
    );
    expect(rows).toContainEqual({
      ...{ video_codec: 'h264', pixel_format: 'yuv420p', audio_codec: 'aac', frame_rate: 10 },
    });
  });
});

describe('a film that plays while it loads', () => {
  it('is the file itself where it is one already', async () => {
    const content = await clip({ words: ['-movflags', '+faststart'] });
    await store('/film/ready.mp4', content);
    const answer = await get('/film/ready.mp4', 'v=1');
    expect(answer.status).toBe(200);
    expect(answer.body.equals(content)).toBe(true);
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  it('has the same streams, its index first, and nothing that was told beside', async () => {
    const content = await clip({
      ...{ sound: true, ending: 'mov', seconds: 2 },
      words: ['-metadata', 'location=+12.3400-056.7800/', '-metadata', 'title=Em casa'],
    });
    expect(content.includes('+12.3400-056.7800')).toBe(true);
    await store('/film/phone.mov', content);
    const { status, headers, body } = await made('/film/phone.mov');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('video/mp4');
    expect(topBoxes(body).slice(0, 2)).toEqual(['ftyp', 'moov']);
    expect(body.includes('+12.3400')).toBe(false);
    expect(body.includes('Em casa')).toBe(false);
    expect(await describeVideo(body)).toMatch(/Video: h264[\s\S]*320x180[\s\S]*Audio: aac/);
    const part = await get('/film/phone.mov', '', { range: 'bytes=4-7' });
    expect([part.status, String(part.body)]).toEqual([206, 'ftyp']);
    const again = await get('/film/phone.mov', '', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
  });

  it('is not the file itself where that tells more than it shows', async () => {
    const words = ['-movflags', '+faststart', '-metadata', 'title=Em casa'];
    const content = await clip({ words });
    expect(content.includes('Em casa')).toBe(true);
    expect(await store('/film/place.mp4', content)).toMatchObject({ video: { playable: false } });
    const { body } = await made('/film/place.mp4');
    expect([body.includes('Em casa'), topBoxes(body)[1]]).toEqual([false, 'moov']);
    const late = await clip({ rate: 9 });
    expect(await store('/film/late.mp4', late)).toMatchObject({ video: { playable: false } });
  });

  it.each([
    ['webm', 'video/webm'],
    ['avi', 'video/x-msvideo'],
  ] as const)('is made anew from %s', async (ending, mime) => {
    await store(`/film/other.${ending}`, await clip({ ending, sound: true }), mime);
    const { body } = await made(`/film/other.${ending}`);
    expect(topBoxes(body).slice(0, 2)).toEqual(['ftyp', 'moov']);
    expect(await describeVideo(body)).toMatch(/Video: h264[\s\S]*320x180[\s\S]*Audio: aac/);
  });

  it('keeps the turn in which the file plays', async () => {
    const stored = await store('/film/turned.mov', turned(await clip({ ending: 'mov' })));
    expect(stored).toMatchObject({ width: 180, height: 320 });
    expect(await describeVideo((await made('/film/turned.mov')).body)).toMatch(
      /rotation of|rotate /,
    );
    const master = await made('/film/turned.mov', HLS);
    expect(String(master.body)).toContain('RESOLUTION=180x320');
  });

  it('is told about by its job, as published clients ask', async () => {
    await store('/film/job.mov', await clip({ ending: 'mov', seconds: 1 }));
    const first = JSON.parse(String((await get('/film/job.mov', 'f=mp4-h264')).body));
    expect(first).toMatchObject({ jobType: 'ProcessVideoJob', accountId: media.accountId });
    await api.ended(first);
    const answer = await get('/film/job.mov', 'f=mp4-h264');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { status, summary } = JSON.parse(String(answer.body));
    expect(status).toBe('Succeeded');
    expect(summary).toMatchObject({ progress: 1, result: { artifact: '/video.mp4' } });
    const film = await fetch(summary.result.artifactUrl);
    expect(film.headers.get('content-type')).toBe('video/mp4');
    expect(film.headers.get('cache-control')).toContain('immutable');
  });
});

describe('a playlist', () => {
  it('names the sizes up to that of the video, whose pieces begin together and play', async () => {
    await store('/hls/a.mp4', await clip({ size: '854x480', seconds: 9, sound: true }));
    const master = await made('/hls/a.mp4', HLS);
    expect(master.headers['content-type']).toBe('application/vnd.apple.mpegurl');
    const text = String(master.body);
    expect(text.match(/RESOLUTION=\d+x\d+/g)).toEqual(['RESOLUTION=640x360', 'RESOLUTION=854x480']);
    expect(text.match(/CODECS="avc1\.64[0-9a-f]{4},mp4a\.40\.2"/g)).toHaveLength(2);
    const times: string[][] = [];
    for (const address of addresses(master.body)) {
      expect(address).toMatch(/\?f=hls-h264&v=[0-9a-f]{12}&artifact=\/\d+p\.m3u8$/);
      const { body, headers } = await media.get(address);
      expect(headers['cache-control']).toContain('immutable');
      times.push([...String(body).matchAll(/#EXTINF:([\d.]+),/g)].map(([, time = '']) => time));
      await playAll(body);
    }
    expect(times[0]).toEqual(['4.00000', '4.00000', '1.00000']);
    expect(times[1]).toEqual(times[0]);
  });

  it('hands the pass in its address on to all that it names', async () => {
    const master = await made('/hls/a.mp4', `${HLS}&pass=post.1`);
    for (const address of addresses(master.body)) {
      expect(address).toContain('&pass=post.1&');
      const [, map = ''] = /URI="(.*?)"/.exec(String((await media.get(address)).body)) ?? [];
      expect(map).toContain('&pass=post.1&');
    }
  });

  /** Fetches the pieces one by one, as players do, and decodes what they are together. */
  async function playAll(playlist: Buffer): Promise<void> {
    const [, map = '', initRange = ''] =
      /#EXT-X-MAP:URI="(.*?)",BYTERANGE="(.*?)"/.exec(String(playlist)) ?? [];
    const ranges = [...String(playlist).matchAll(/#EXT-X-BYTERANGE:(.*)/g)].map(([, each]) => each);
    const pieces: Buffer[] = [];
    for (const each of [initRange, ...ranges]) {
      const [length = 0, offset = 0] = String(each).split('@').map(Number);
      const range = `bytes=${offset}-${offset + length - 1}`;
      const { status, body, headers } = await media.get(map, { range });
      expect([status, body.length, headers['content-type']]).toEqual([206, length, 'video/mp4']);
      pieces.push(body);
    }
    expect(pieces.slice(1).map((piece) => piece.toString('latin1', 4, 8))).toEqual(
      pieces.slice(1).map(() => 'moof'),
    );
    expect(await describeVideo(Buffer.concat(pieces))).toMatch(/frame= *90 .*time=00:00:0[89]/);
  }

  // The ffmpeg that npm brings, of 2018, stumbles over pieces that lie in one file.
  it('is understood by a player that knows nothing of us', async ({ skip }) => {
    if ((await findFfmpeg()) === (await packagedFfmpeg())) skip();
    const address = `${media.origin}/${media.accountId}/video/hls/a.mp4?${HLS}`;
    const said = await playVideo(address);
    expect(said).toMatch(/Input #0, hls/);
    expect(said).toMatch(/Video: h264[\s\S]*640x360/);
    expect(said).toMatch(/Video: h264[\s\S]*854x480/);
    expect(said).toMatch(/frame= *90 .*time=00:00:0[89]/);
  });

  it('has the sizes that are asked for', async () => {
    const master = await made('/hls/a.mp4', `f=hls-h264-rt&h=400`);
    expect(String(master.body).match(/RESOLUTION=\d+x\d+/g)).toEqual(['RESOLUTION=640x360']);
    const short = await get('/hls/a.mp4', 'f=hls-h264&a=/360p.m3u8');
    expect(short.status).toBe(200);
    const head = await get('/hls/a.mp4', HLS, {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(100);
  });

  it('is found under the addresses that published clients build', async () => {
    const built = UrlBuilder.url({
      ...{ accountId: media.accountId, filePath: '/hls/a.mp4' },
      options: {
        ...{ cdnUrl: media.origin, transformation: 'video', artifact: '/video.m3u8' },
        ...{ transformationParams: { f: 'hls-h264' }, version: '1' },
      },
    });
    expect(built).toMatch(/&artifact=\/video\.m3u8$/);
    for (const address of [built, built.replace('?', '!')]) {
      const answer = await fetch(address);
      expect(await answer.text()).toMatch(/^#EXTM3U/);
      expect(answer.headers.get('cache-control')).toContain('immutable');
    }
  });

  it.each([
    ['f=hls-h264&artifact=/1080p.m3u8', 404],
    ['f=hls-h264&artifact=/../../x', 404],
    ['f=hls-h264&artifact=', 404],
    ['f=mp4-h264&artifact=/video.m3u8', 404],
    ['artifact=/x', 404],
    ['f=flv', 400],
    ['f=hls-h264&h=0', 400],
    ['f=hls-h264&h=NaN', 400],
  ])('?%s is %i', async (query, status) => {
    const answer = await get('/hls/a.mp4', query);
    expect(answer.status).toBe(status);
    expect(JSON.parse(String(answer.body)).error.message).toBeTruthy();
    expect(answer.headers['access-control-allow-origin']).toBeTruthy();
  });

  it('of what is not to be made for this request is not there', async () => {
    await media.pool.query(
      `UPDATE media.job SET leased_until = 'infinity' WHERE status = 'Created'`,
    );
    await store('/hls/later.avi', await clip({ ending: 'avi' }), 'video/x-msvideo');
    for (const name of ['cache_only', 'cache-only']) {
      expect((await get('/hls/later.avi', `${name}=true`)).status).toBe(404);
    }
  });
});

describe('a still', () => {
  it('is there under either address', async () => {
    await store('/still/a.mp4', await clip());
    for (const kind of ['image', 'video']) {
      const answer = await media.get(`/${media.accountId}/${kind}/still/a.mp4?f=jpg`);
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    }
  });
});

describe('what was made from a video', () => {
  async function contentOf(etag: string): Promise<string[]> {
    const { rows } = await media.pool.query<{ storage_key: string }>(
      'SELECT storage_key FROM media.rendition WHERE etag = $1',
      [etag],
    );
    return rows.map(({ storage_key }) => storage_key);
  }

  it('is shared by copies, and goes with the last of them', async () => {
    const { etag } = await store('/shared/a.mp4', await clip({ rate: 7 }));
    await made('/shared/a.mp4', HLS);
    const film = await made('/shared/a.mp4');
    const content = await contentOf(etag);
    expect(content).toHaveLength(2);
    const copied = await api.call('POST', '/files/copy', {
      source: '/shared/a.mp4',
      destination: '/shared/b.mp4',
    });
    expect(copied).toMatchObject({ status: 200 });
    await media.port.remove('/shared/a.mp4');
    const copy = await get('/shared/b.mp4');
    expect([film.status, copy.status]).toEqual([200, 200]);
    expect(copy.body.equals(film.body)).toBe(true);
    await media.port.removeFolder('/shared');
    expect(await contentOf(etag)).toEqual([]);
    const left = await listContent(media.folder);
    expect(content.filter((key) => left.includes(key))).toEqual([]);
  });

  it('is not taken for an orphan', async () => {
    const film = await made('/film/phone.mov');
    await media.restart();
    // Housekeeping is over when it has stopped.
    await media.restart();
    expect((await get('/film/phone.mov')).body.equals(film.body)).toBe(true);
  });
});

describe('a video that a client sends', () => {
  const upload = (path: string, body: Buffer) =>
    fetch(`${media.origin}/v2/accounts/${media.accountId}/uploads/binary?filePath=${path}`, {
      ...{ method: 'POST', body: new Uint8Array(body) },
      headers: { authorization: `Bearer ${key}`, 'content-type': 'video/mp4' },
    });

  it('is made ready without anybody asking', async () => {
    expect((await upload('/sent/a.mp4', await clip({ rate: 6 }))).status).toBe(200);
    const { body } = await api.call('GET', '/jobs?jobType=ProcessVideoJob');
    const [ladder, film] = body.items as unknown as JobSummary[];
    for (const job of [film, ladder]) {
      expect(await api.ended(job as JobSummary)).toMatchObject({ status: 'Succeeded' });
    }
    expect((await get('/sent/a.mp4', 'cache_only=true')).status).toBe(200);
    expect((await get('/sent/a.mp4', `cache_only=true&${HLS}`)).status).toBe(200);
  });

  it('is for those only who may have it, with all that was made from it', async () => {
    await api.call('PUT', '/folders', {
      folderPath: '/sent',
      folderSettings: {
        publicPermissions: {
          set: true,
          value: [{ scope: 'Children', permissions: { file: { downloadFile: ['image'] } } }],
        },
      },
    });
    for (const query of ['', HLS, 'f=hls-h264&a=/180p.mp4', 'f=mp4-h264']) {
      expect((await get('/sent/a.mp4', query)).status).toBe(401);
      const answer = await get('/sent/a.mp4', query, { authorization: `Bearer ${key}` });
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toMatch(/^(private, no-cache|no-store)$/);
    }
  });
});
