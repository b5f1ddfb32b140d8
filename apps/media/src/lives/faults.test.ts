import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestBroadcast } from '../testing/broadcast.ts';
import { mountSmallDisk, unmount } from '../testing/small-disk.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { clip, describeVideo } from '../testing/test-clips.ts';
import { download, openLive, sendAll, type TestLive } from '../testing/test-live.ts';

const MEGABYTE = 1024 ** 2;
const SMALL_RATE = 100_000;
const disk = mountSmallDisk(96);

let media: RunningMedia;
let recording: Buffer;

beforeAll(async () => {
  media = await startMedia({
    gate: { mayOpen: async () => true },
    liveLimits: { stallMs: 6000, touchMs: 300 },
  });
  recording = await clip({ ...{ seconds: 4, rate: 20, sound: true, ending: 'mkv' }, words: KEYS });
});
afterAll(async () => {
  await media.close();
  unmount(disk);
});

const KEYS = ['-g', '20'];
let lastId = 0;
const newLive = (of = media) => openLive(of, String(++lastId));

/** The recorder begins again whenever it is told to, as the studio's does. */
async function sendAgain(broadcast: TestBroadcast, content: Buffer): Promise<void> {
  for (;;) {
    broadcast.begin();
    await broadcast.hears('go');
    await broadcast.record(content);
    broadcast.finish();
    const end = await Promise.race([broadcast.hears('finished'), broadcast.hears('again')]);
    if (end.type === 'finished') return;
  }
}

/** A playlist is used again for a quarter of a second, so this is asked until it is right. */
const segmentsOf = async (live: TestLive) => (await live.playlist()).match(/#EXTINF/g)?.length;

describe('an encoder', () => {
  it('that is frozen is noticed and replaced: the live goes on', async () => {
    const live = newLive();
    const broadcast = await live.goOn();
    await broadcast.hears('go');
    await broadcast.record(recording);
    await broadcast.hears('stored');
    const started = media.logged.findLast(({ msg }) => msg === 'live encoder started');
    process.kill(Number(started?.pid), 'SIGSTOP');
    let isNoticed = false;
    void broadcast.hears('again').then(() => {
      isNoticed = true;
    });
    while (!isNoticed) await broadcast.record(recording, { seconds: 1, speed: 1 });
    const before = (await segmentsOf(live)) ?? 0;
    expect(await live.state()).toMatchObject({ state: 'onAir' });
    await sendAgain(broadcast, recording);
    await expect.poll(() => segmentsOf(live)).toBe(before + 4);
    expect(await live.playlist()).toContain('#EXT-X-DISCONTINUITY\n');
    // The frozen one is gone.
    expect(() => process.kill(Number(started?.pid), 0)).toThrow('ESRCH');
    await broadcast.drop();
  });

  it('gets no sound, or silence', async () => {
    const silence = ['-af', 'volume=0', ...KEYS];
    const camera = { seconds: 4, rate: 20, ending: 'mkv' } as const;
    const silent = await clip({ ...camera, sound: true, words: silence });
    const mute = await clip({ ...camera, words: KEYS });
    const live = newLive();
    for (const content of [silent, mute]) {
      const broadcast = await live.goOn();
      await sendAll(broadcast, content);
      await live.drops(broadcast);
    }
    const playlist = await live.playlist();
    expect(playlist.match(/#EXTINF/g)).toHaveLength(8);
    const second = playlist.indexOf('#EXT-X-DISCONTINUITY\n');
    expect(await describeVideo(await download(live, playlist.slice(0, second)))).toContain('aac');
    const said = await describeVideo(await download(live, playlist.slice(second)));
    expect(said).toMatch(/Video: h264/);
    expect(said).not.toContain('Audio:');
  });
});

describe('a broadcaster', () => {
  it('who sends far more than the limit is read slower, and nobody else', async () => {
    const small = await startMedia({
      gate: { mayOpen: async () => true },
      liveLimits: { bytesPerSecond: SMALL_RATE, burstBytes: SMALL_RATE },
    });
    try {
      const restless = { seconds: 4, rate: 20, sound: true, ending: 'mkv' } as const;
      const large = await clip({
        ...restless,
        words: [...KEYS, '-vf', 'noise=alls=60:allf=t', '-b:v', '2000k', '-maxrate', '2000k'],
      });
      // It is sent in four messages, the first and the last of which may cost nothing.
      const lasting = (large.length / 2 / SMALL_RATE) * 1000;
      const [one, other] = [newLive(small), newLive(small)];
      const fast = await one.goOn();
      const begun = performance.now();
      let isOver = false;
      const sent = sendAll(fast, large).then(() => {
        isOver = true;
      });
      await sendAll(await other.goOn(), recording);
      expect(isOver).toBe(false);
      await sent;
      expect(performance.now() - begun).toBeGreaterThan(lasting);
      for (const each of [one, other]) await expect.poll(() => segmentsOf(each)).toBe(4);
    } finally {
      await small.close();
    }
  });

  it('whose message is too large loses the socket, not the live', async () => {
    const live = newLive();
    const first = await live.goOn();
    await first.hears('go');
    await first.record(Buffer.alloc(9 * MEGABYTE), { seconds: 0.25, speed: 1000 });
    await first.closed;
    const second = await live.goOn();
    await sendAll(second, recording);
    await expect.poll(() => segmentsOf(live)).toBe(4);
    await second.drop();
  });
});

describe.skipIf(!disk)(
  `a full disk${disk ? '' : ' (SKIPPED: only root can mount a small one)'}`,
  () => {
    it('ends the live that runs and says so; what was stored can be seen, and room heals it', async () => {
      const full = await startMedia({
        gate: { mayOpen: async () => true },
        ...{ within: disk ?? '', diskReserve: 32 * MEGABYTE },
      });
      try {
        const live = newLive(full);
        const broadcast = await live.goOn();
        await broadcast.hears('go');
        await broadcast.record(recording);
        await broadcast.hears('stored');
        const filler = join(disk ?? '', 'filler');
        await writeFile(filler, Buffer.alloc(70 * MEGABYTE));
        void broadcast.record(recording, { seconds: 4, speed: 1 });
        const { isFinal, message } = await goOnUntilRefused(broadcast);
        expect([isFinal, message]).toEqual([true, expect.stringContaining('espaço')]);
        expect(await live.state()).toMatchObject({ state: 'ended', endReason: 'space' });
        const playlist = await live.playlist();
        expect(playlist).toContain('#EXT-X-ENDLIST');
        expect((await download(live, playlist)).length).toBeGreaterThan(1000);

        await rm(filler);
        const note = { path: '/a.txt', mime: 'text/plain', originalFileName: 'a.txt' };
        await vi.waitFor(() => full.port.store({ ...note, content: Buffer.from('a') }), 20_000);
        const next = newLive(full);
        const again = await next.goOn();
        await sendAll(again, recording);
        await again.drop();
        await expect.poll(() => segmentsOf(next)).toBe(4);
      } finally {
        await full.close();
      }
    });
  },
);

async function goOnUntilRefused(broadcast: TestBroadcast) {
  const refused = broadcast.hears('refused');
  let isRefused = false;
  void refused.then(() => {
    isRefused = true;
  });
  while (!isRefused) await Promise.race([refused, sendAgain(broadcast, recording)]);
  return await refused;
}
