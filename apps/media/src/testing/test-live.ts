import type { LiveGrant } from '@arquiba/media-contract/port';
import { expect, vi } from 'vitest';
import { openBroadcast, type TestBroadcast } from './broadcast.ts';
import type { RunningMedia } from './start-media.ts';

export const PASS = 'pass';

export type TestLive = ReturnType<typeof openLive>;

/** A live that may be broadcast, and seen with the pass. */
export function openLive(media: RunningMedia, id: string, grant: Partial<LiveGrant> = {}) {
  const ticket = () =>
    media.port.lives.issueTicket({
      ...{ liveId: id, longestSeconds: 3600, most: 10 },
      ...{ space: { name: `member-${id}`, quotaBytes: 1e9 } },
      ...grant,
    });
  const get = async (name: string, pass = PASS) => {
    const url = new URL(media.port.lives.urlOf(id, pass, 'live'));
    return await media.get(url.pathname.replace('live-sizes.m3u8', name));
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

export async function sendAll(broadcast: TestBroadcast, content: Buffer): Promise<void> {
  await broadcast.hears('go');
  await broadcast.record(content);
  broadcast.finish();
  await broadcast.hears('finished');
}

/** All that a playlist names, in one file. */
export async function download(live: TestLive, playlist: string): Promise<Buffer> {
  const names = playlist.match(/^\d+(?:-small)?\.m4s$|(?<=URI=")[^"]+/gm) ?? [];
  const pieces = await Promise.all(names.map((name) => live.get(name)));
  expect(pieces.map(({ status }) => status)).toEqual(names.map(() => 200));
  return Buffer.concat(pieces.map(({ body }) => body));
}
