import type { LiveGrant } from '@arquiba/media-contract/port';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { boxesAt } from '../inspect/mp4-boxes.ts';
import { openBroadcast } from '../testing/broadcast.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { clip, describeVideo } from '../testing/test-clips.ts';
import { download, openLive, PASS, sendAll, type TestLive } from '../testing/test-live.ts';
import { listContent } from '../testing/test-storage.ts';
import { readFragmentTimes, readTimescale } from '../video/index-fragments.ts';

let media: RunningMedia;
let copied: Buffer;
let encoded: Buffer;
const open = new Set<string>();
const WEBM = 'video/webm;codecs=vp8,opus';

beforeAll(async () => {
  media = await startMedia({
    gate: { mayOpen: async (path, pass) => open.has(`${path} ${pass}`) },
    liveLimits: { capacity: 6 },
  });
  const recorded = { seconds: 4, rate: 20, sound: true };
  copied = await clip({ ...recorded, ending: 'mkv', words: ['-g', '20'] });
  encoded = await clip({ ...recorded, ending: 'webm' });
});
afterAll(() => media.close());

let lastId = 0;

async function newLive(grant: Partial<LiveGrant> = {}) {
  const id = String(++lastId);
  open.add(`${media.port.lives.pathOf(id)} ${PASS}`);
  return openLive(media, id, grant);
}

/** When the fragments of a file begin, in milliseconds. */
function startsOf(content: Buffer): number[] {
  const inside = ({ start, end }: { start: number; end: number }) => content.subarray(start, end);
  const [moov] = boxesAt(content, ['moov']).map(inside);
  const timescale = readTimescale(moov as Buffer);
  return boxesAt(content, ['moof'])
    .map(inside)
    .map((moof) => Math.round((readFragmentTimes(moof).time / timescale) * 1000));
}

describe('a live', () => {
  it('is seen while it is recorded: H.264 as it comes, in segments of a second', async () => {
    const live = await newLive();
    expect(await live.state()).toBeUndefined();
    const broadcast = await live.goOn();
    expect(await live.state()).toMatchObject({ state: 'idle' });
    expect((await live.get('live.m3u8')).status).toBe(404);
    await broadcast.hears('go');
    await broadcast.record(copied);
    await broadcast.hears('stored');
    const during = await live.get('live.m3u8');
    expect(during.headers).toMatchObject({
      'content-type': 'application/vnd.apple.mpegurl',
      'cache-control': 'no-store',
    });
    expect(String(during.body)).not.toContain('ENDLIST');
    expect(await live.playlist('all.m3u8')).toContain('#EXT-X-PLAYLIST-TYPE:EVENT');
    expect(await live.state()).toMatchObject({ state: 'onAir', endedAt: null });
    broadcast.finish();
    await broadcast.hears('finished');
    await live.drops(broadcast);

    // One playlist serves all viewers for a quarter of a second.
    const playlist = await vi.waitFor(async () => {
      const text = await live.playlist();
      expect(text.match(/#EXTINF:([\d.]+)/g)).toHaveLength(4);
      return text;
    });
    expect(playlist.match(/#EXTINF:1\.0\d\d|#EXTINF:0\.9\d\d/g)).toHaveLength(4);
    expect((await live.get('0.m4s')).headers['cache-control']).toContain('immutable');
    const said = await describeVideo(await download(live, playlist));
    expect(said).toMatch(/Video: h264.*320x180/);
    expect(said).toMatch(/Audio: aac/);
    expect(said).toMatch(/time=00:00:0[34]\./);
  });

  it('is seen small too: the same segments at the same times, made when somebody asks for them', async () => {
    const live = await newLive();
    const broadcast = await live.goOn();
    const words = ['-g', '20', '-b:v', '3M', '-minrate', '3M', '-maxrate', '3M', '-bufsize', '1M'];
    const recorded = { size: '1280x720', seconds: 3, rate: 20, sound: true } as const;
    await sendAll(broadcast, await clip({ ...recorded, ending: 'mkv', words }));
    await live.drops(broadcast);
    const sizes = await live.playlist('all-sizes.m3u8');
    expect(sizes.match(/^[\w-]+\.m3u8$/gm)).toEqual(['all.m3u8', 'all-small.m3u8']);
    const playlist = await live.playlist('all.m3u8');
    const ofSmall = await live.playlist('all-small.m3u8');
    expect(ofSmall.replaceAll('-small', '')).toBe(playlist);
    const sent = await download(live, playlist);
    const small = await download(live, ofSmall);
    expect(await describeVideo(small)).toMatch(/Video: h264.*640x360[\s\S]*frame= *60/);
    expect(startsOf(small)).toEqual(startsOf(sent));
    expect(small.length).toBeLessThan(sent.length / 2);
    for (const name of [
      '9-small.m4s',
      'i9-small.mp4',
      '0-small.mp4',
      'i1-small.m4s',
      'x-small.m3u8',
    ]) {
      expect((await live.get(name)).status, name).toBe(404);
    }
    expect((await live.get('0-small.m4s', 'other')).status).toBe(404);
  });

  it('of a browser without H.264 is encoded', async () => {
    const live = await newLive();
    const broadcast = await live.goOn(WEBM);
    await sendAll(broadcast, encoded);
    await broadcast.drop();
    const said = await describeVideo(await download(live, await live.playlist()));
    expect(said).toMatch(/Video: h264.*320x180/);
    expect(said).toMatch(/Audio: aac/);
    expect((await live.state())?.durationMs).toBeGreaterThan(3500);
  });

  it('goes on after the broadcaster dropped, and is its own replay in the end', async () => {
    const live = await newLive();
    const first = await live.goOn();
    await first.hears('go');
    await first.record(copied);
    await first.hears('stored');
    await live.drops(first);
    const second = await live.goOn();
    await sendAll(second, copied);
    const during = await live.playlist();
    expect(during.match(/#EXT-X-DISCONTINUITY\n/g)).toHaveLength(1);
    expect(during.match(/#EXT-X-MAP/g)).toHaveLength(2);
    expect(during).not.toContain('ENDLIST');

    await media.port.lives.end(live.id, 'owner');
    expect(await second.hears('refused')).toMatchObject({ isFinal: true });
    await second.closed;
    const replay = await live.playlist();
    expect(replay).toContain('#EXT-X-PLAYLIST-TYPE:VOD');
    expect(replay).toMatch(/#EXT-X-ENDLIST\n$/);
    expect(replay.match(/#EXTINF/g)).toHaveLength(8);
    expect(await live.state()).toMatchObject({ state: 'ended', endReason: 'owner' });
    await expect(live.ticket()).rejects.toMatchObject({ code: 'authorization_failed' });
  });

  it('is over when nobody comes back for 60 seconds', async () => {
    const live = await newLive();
    const broadcast = await live.goOn();
    await sendAll(broadcast, copied);
    const ticket = await live.ticket();
    await live.drops(broadcast);
    await media.pool.query(
      "UPDATE media.live SET seen_at = seen_at - interval '61 seconds' WHERE id = $1",
      [live.id],
    );
    expect(await live.state()).toMatchObject({ state: 'ended', endReason: 'absence' });
    const late = await openBroadcast(media);
    late.begin({ ticket });
    const { isFinal, message } = await late.hears('refused');
    expect([isFinal, message]).toEqual([true, expect.stringContaining('60 segundos')]);
    expect(await live.playlist()).toContain('ENDLIST');
  });

  it('goes on when its encoder is killed: the recorder begins again', async () => {
    const live = await newLive();
    const broadcast = await live.goOn();
    await broadcast.hears('go');
    await broadcast.record(copied);
    await broadcast.hears('stored');
    const started = media.logged.findLast(({ msg }) => msg === 'live encoder started');
    expect(started?.live).toBe(live.id);
    process.kill(Number(started?.pid), 'SIGKILL');
    await broadcast.hears('again');
    broadcast.begin();
    await sendAll(broadcast, copied);
    const playlist = await live.playlist();
    expect(playlist).toContain('#EXT-X-DISCONTINUITY\n');
    expect(playlist.match(/#EXTINF/g)?.length).toBeGreaterThanOrEqual(5);
    await broadcast.drop();
  });

  it('stays over a restart of the service, and is forgotten as a whole', async () => {
    const live = await newLive();
    const broadcast = await live.goOn();
    await sendAll(broadcast, copied);
    const stored = await listContent(media.folder);
    await media.restart();
    expect((await broadcast.closed) as unknown).toBeDefined();
    expect((await live.playlist()).match(/#EXTINF/g)).toHaveLength(4);
    expect(await media.port.usedSpace(`member-${live.id}`)).toBeGreaterThan(1000);
    await media.port.lives.remove(live.id);
    expect(await media.port.usedSpace(`member-${live.id}`)).toBe(0);
    expect(await live.state()).toBeUndefined();
    expect(await listContent(media.folder)).toHaveLength(stored.length - 4);
  });
});

describe('an imported live', () => {
  const recording = async () => await clip({ seconds: 3, words: ['-movflags', '+faststart'] });
  const imported = async (live: TestLive, loops: boolean, beganAt: Date) =>
    await media.port.lives.import({
      ...{ id: live.id, space: { name: 'demo', quotaBytes: 1e9 }, loops, beganAt },
      ...{ recordings: [await recording()], size: { width: 320, height: 180 } },
    });

  it('is a live that was just recorded', async () => {
    const live = await newLive();
    await imported(live, false, new Date('2026-01-02T03:04:05Z'));
    expect(await live.state()).toMatchObject({ state: 'onAir', durationMs: 3000 });
    await media.port.lives.end(live.id, 'owner');
    const replay = await live.playlist();
    expect(replay.match(/#EXTINF/g)).toHaveLength(3);
    expect(replay).toContain('#EXT-X-PROGRAM-DATE-TIME:2026-01-02T03:04:05.000Z');
  });

  it('or one that repeats itself, and costs nothing', async () => {
    const live = await newLive();
    const since = new Date(Date.now() - 100_500);
    await imported(live, true, since);
    await media.pool.query(
      "UPDATE media.live SET seen_at = now() - interval '1 day' WHERE id = $1",
      [live.id],
    );
    expect(await live.state()).toMatchObject({ state: 'onAir' });
    const playlist = await live.playlist();
    expect(playlist.match(/#EXTINF/g)).toHaveLength(12);
    expect(playlist.match(/#EXT-X-DISCONTINUITY\n/g)?.length).toBeGreaterThanOrEqual(3);
    expect(playlist).not.toContain('ENDLIST');
    const first = Number(/MEDIA-SEQUENCE:(\d+)/.exec(playlist)?.[1]);
    expect(first).toBeGreaterThanOrEqual(88);
    expect(playlist).toContain(`\n${first % 3}.m4s`);
    const said = await describeVideo(await download(live, playlist));
    expect(said).toMatch(/Video: h264/);
    await media.port.lives.end(live.id, 'operator');
    expect(await live.state()).toMatchObject({ state: 'ended' });
  });
});

describe('a cut', () => {
  it('leaves nothing of what is outside of it', async () => {
    const live = await newLive();
    const space = { name: `member-${live.id}`, quotaBytes: 1e9 };
    const recordings = [await clip({ seconds: 6, words: ['-movflags', '+faststart'] })];
    const [size, beganAt] = [{ width: 320, height: 180 }, new Date('2026-01-02T03:04:05Z')];
    const whole = { fromMs: 0, toMs: 6000, shortestMs: 1000 };
    const part = { fromMs: 1500, toMs: 5000, shortestMs: 1000 };
    const { lives } = media.port;
    await lives.import({ id: live.id, space, recordings, size, beganAt, loops: false });
    expect(await lives.cut(live.id, whole)).toBeNull();
    await lives.end(live.id, 'owner');
    const names = ['0.m4s', '1.m4s', '2.m4s', '3.m4s', '4.m4s', '5.m4s'];
    const answers = async () =>
      await Promise.all(names.map(async (name) => (await live.get(name)).status));
    expect(await answers()).toEqual([200, 200, 200, 200, 200, 200]);
    const before = await media.port.usedSpace(space.name);
    const stored = (await listContent(media.folder)).length;

    expect(await lives.cut(live.id, { ...part, shortestMs: 4000 })).toBeNull();
    const cut = {
      ...{ cutMs: 2000, durationMs: 3000 },
      ...{ from: new Date('2026-01-02T03:04:07Z'), until: new Date('2026-01-02T03:04:10Z') },
    };
    expect(await lives.cut(live.id, part)).toEqual(cut);
    // What was fetched before is still in memory.
    await vi.waitFor(async () => expect(await answers()).toEqual([404, 404, 200, 200, 200, 404]));
    expect(await lives.cut(live.id, part)).toEqual(cut);
    const playlist = await live.playlist('all.m3u8');
    expect(playlist.match(/^\d+\.m4s$/gm)).toEqual(['2.m4s', '3.m4s', '4.m4s']);
    expect(playlist).toContain('#EXT-X-PROGRAM-DATE-TIME:2026-01-02T03:04:07.000Z');
    expect(await describeVideo(await download(live, playlist))).toMatch(/Video: h264/);
    expect(await media.port.usedSpace(space.name)).toBeLessThan(before);
    expect(await listContent(media.folder)).toHaveLength(stored - 3);
    expect(await live.state()).toMatchObject({ state: 'ended', durationMs: 3000 });
  });
});

describe('nobody else', () => {
  it('sees it without a pass that the product accepts', async () => {
    const live = await newLive();
    const broadcast = await live.goOn();
    await sendAll(broadcast, copied);
    await broadcast.drop();
    for (const name of ['live.m3u8', 'all.m3u8', '0.m4s', 'i1.mp4']) {
      expect((await live.get(name)).status).toBe(200);
      expect((await live.get(name, 'guess')).status).toBe(404);
    }
    for (const name of ['4.m4s', 'i2.mp4', '..%2f0.m4s', '0.m4s%00', 'x.m3u8']) {
      expect((await live.get(name)).status).toBe(404);
    }
  });

  it('broadcasts it: not without a ticket, not from another site', async () => {
    const live = await newLive();
    const stranger = await openBroadcast(media);
    stranger.begin({ ticket: 'a.b.c' });
    expect(await stranger.hears('refused')).toMatchObject({ isFinal: false });
    await stranger.closed;
    await expect(live.goOn(undefined, 'http://other.test')).rejects.toThrow('403');
    expect(await live.state()).toBeUndefined();
  });

  it('and one place at a time: the later socket takes over', async () => {
    const live = await newLive();
    const first = await live.goOn();
    await first.hears('go');
    const second = await live.goOn();
    const { isFinal, message } = await first.hears('refused');
    expect([isFinal, message]).toEqual([false, expect.stringContaining('em outro lugar')]);
    await sendAll(second, copied);
    expect((await live.state())?.durationMs).toBeGreaterThan(3500);
    await second.drop();
  });
});

describe('the limits', () => {
  it('let others wait where the machine is full, and say how long', async () => {
    const [one, two] = [await newLive({ longestSeconds: 100 }), await newLive()];
    const first = await one.goOn(WEBM);
    await first.hears('go');
    const second = await two.goOn(WEBM);
    const { place, latestSeconds } = await second.hears('waiting');
    expect(place).toBe(0);
    expect(latestSeconds).toBeGreaterThan(90);
    expect(latestSeconds).toBeLessThanOrEqual(100);
    await first.drop();
    await sendAll(second, encoded);
    await second.drop();
  });

  it('hold at most so many lives on air', async () => {
    const [one, two] = [await newLive(), await newLive({ most: 1 })];
    const first = await one.goOn();
    await first.hears('go');
    const second = await two.goOn();
    await second.hears('waiting');
    await first.drop();
    await second.hears('go');
    await second.drop();
  });

  it('end a live that is too long, or has no room', async () => {
    const long = await newLive({ longestSeconds: 2 });
    const first = await long.goOn();
    await first.hears('go');
    await first.record(copied);
    expect((await first.hears('refused')).message).toContain('duração máxima');
    expect(await long.state()).toMatchObject({ state: 'ended', endReason: 'length' });

    const large = await newLive({ space: { name: 'small', quotaBytes: 20_000 } });
    const second = await large.goOn();
    await second.hears('go');
    await second.record(copied);
    expect((await second.hears('refused')).message).toContain('espaço');
    expect(await large.state()).toMatchObject({ state: 'ended', endReason: 'space' });
  });

  it('refuse what is no recording, after some tries', async () => {
    const live = await newLive();
    const broadcast = await live.goOn('video/quicktime');
    expect((await broadcast.hears('refused')).message).toContain('formato');

    const noise = await live.goOn();
    for (let tries = 0; tries < 4; tries += 1) {
      await noise.hears('go');
      await noise.record(Buffer.alloc(200_000, 7));
      noise.finish();
      await Promise.race([noise.hears('again'), noise.hears('finished')]);
      noise.begin();
    }
    await noise.hears('go');
    await noise.record(Buffer.alloc(200_000, 7));
    await Promise.race([noise.hears('refused'), noise.hears('again')]);
    expect((await live.get('live.m3u8')).status).toBe(404);
    await noise.drop();
  });
});
