import type { LiveGrant } from '@arquiba/media-contract/port';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openBroadcast, type TestBroadcast } from '../testing/broadcast.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { clip, describeVideo } from '../testing/test-clips.ts';
import { listContent } from '../testing/test-storage.ts';

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
  const ticket = () =>
    media.port.lives.issueTicket({
      ...{ liveId: id, longestSeconds: 3600, most: 10 },
      ...{ space: { name: `member-${id}`, quotaBytes: 1e9 } },
      ...grant,
    });
  open.add(`${media.port.lives.pathOf(id)} pass`);
  const get = async (name: string, pass = 'pass') => {
    const url = media.port.lives.urlOf(id, pass, 'live').slice('http://media.test'.length);
    return await media.get(url.replace('live.m3u8', name));
  };
  const state = async () => (await media.port.lives.describe([id])).get(id);
  return {
    ...{ id, ticket, get },
    playlist: async (name = 'live.m3u8') => String((await get(name)).body),
    state,
    /** The connection breaks, and what had come is stored. */
    async drops(broadcast: TestBroadcast): Promise<void> {
      await broadcast.drop();
      await vi.waitFor(async () => expect(await state()).toMatchObject({ state: 'away' }), 30_000);
    },
    async goOn(mime?: string, origin?: string): Promise<TestBroadcast> {
      const broadcast = await openBroadcast(media, origin);
      broadcast.begin({ ticket: await ticket(), ...(mime && { mime }) });
      return broadcast;
    },
  };
}

type Live = Awaited<ReturnType<typeof newLive>>;

async function sendAll(broadcast: TestBroadcast, content: Buffer): Promise<void> {
  await broadcast.hears('go');
  await broadcast.record(content);
  broadcast.finish();
  await broadcast.hears('finished');
}

/** All that a playlist names, in one file. */
async function download(live: Live, playlist: string): Promise<Buffer> {
  const names = playlist.match(/^\d+\.m4s$|(?<=URI=")[^"]+/gm) ?? [];
  const pieces = await Promise.all(names.map((name) => live.get(name)));
  expect(pieces.map(({ status }) => status)).toEqual(names.map(() => 200));
  return Buffer.concat(pieces.map(({ body }) => body));
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
  const imported = async (live: Live, loops: boolean, beganAt: Date) =>
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
