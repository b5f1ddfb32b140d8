import { LRUCache } from 'lru-cache';
import type { MediaServices } from '../services.ts';
import { findInit, findLives, findSegmentKey, findSegments } from './queries.ts';
import { writeLoop, writePlaylist } from './write-playlist.ts';

// Ten minutes to go back in, in a playlist that every viewer fetches each second.
const WINDOW_SEGMENTS = 600;
const PLAYLIST_MS = 250;
const MOST_PLAYLISTS = 200;
const MOST_BYTES = 64 * 1024 * 1024;

interface Wanted {
  accountId: string;
  id: string;
  /** `live.m3u8`, `all.m3u8`, `{number}.m4s` or `i{run}.mp4`. */
  name: string;
}

export interface LiveReader {
  /** Undefined where there is nothing to see yet, or any more. */
  playlist(wanted: Wanted): Promise<string | undefined>;
  bytes(wanted: Wanted): Promise<Buffer | undefined>;
}

/**
 * All viewers of a live ask for the same within a second. A playlist is used again for a quarter of a second;
 * segments never change, and stay while there is room. Rights are checked before.
 */
export function createLiveReader({ pool, storage }: MediaServices): LiveReader {
  const playlists = new LRUCache<string, string, Wanted>({
    ...{ max: MOST_PLAYLISTS, ttl: PLAYLIST_MS },
    fetchMethod: (_key, _stale, { context }) => readPlaylist(context),
  });
  const pieces = new LRUCache<string, Buffer, Wanted>({
    ...{ maxSize: MOST_BYTES, sizeCalculation: ({ length }) => length },
    fetchMethod: (_key, _stale, { context }) => readPiece(context),
  });

  async function readPlaylist({ accountId, id, name }: Wanted): Promise<string | undefined> {
    const [live] = await findLives(pool, accountId, [id]);
    if (!live?.startedAt) return undefined;
    const isLooping = live.loopSince !== null && live.endedAt === null;
    const isAll = name === 'all.m3u8' || live.endedAt !== null || isLooping;
    const segments = await findSegments(pool, accountId, id, isAll ? null : WINDOW_SEGMENTS);
    if (isLooping) return writeLoop(live.loopSince ?? new Date(), segments, new Date());
    return writePlaylist(live, segments, isAll);
  }

  async function readPiece({ accountId, id, name }: Wanted): Promise<Buffer | undefined> {
    const [, number, run] = /^(?:(\d{1,9})\.m4s|i(\d{1,9})\.mp4)$/.exec(name) ?? [];
    if (run) return (await findInit(pool, accountId, id, Number(run))) ?? undefined;
    if (!number) return undefined;
    const key = await findSegmentKey(pool, accountId, id, Number(number));
    return key ? Buffer.concat(await (await storage.read(key)).toArray()) : undefined;
  }

  const keyOf = ({ accountId, id, name }: Wanted) => `${accountId} ${id} ${name}`;
  return {
    playlist: (wanted) => playlists.fetch(keyOf(wanted), { context: wanted }),
    bytes: (wanted) => pieces.fetch(keyOf(wanted), { context: wanted }),
  };
}
