import { LRUCache } from 'lru-cache';
import type { MediaServices } from '../services.ts';
import { makeSmall } from './make-small.ts';
import {
  findFirst,
  findHighestRate,
  findInit,
  findLives,
  findSegment,
  findSegments,
  type LiveRow,
} from './queries.ts';
import { type Size, writeLoop, writePlaylist, writeSizes } from './write-playlist.ts';

// Ten minutes to go back in, in a playlist that every viewer fetches each second.
const WINDOW_SEGMENTS = 600;
/** The last minute tells what a live takes. */
const RATED_SEGMENTS = 60;
const PLAYLIST_MS = 250;
const MOST_PLAYLISTS = 200;
const MOST_BYTES = 64 * 1024 * 1024;

const PLAYLIST = /^(live|all)(-sizes|-small)?\.m3u8$/;
const SEGMENT = /^(\d{1,9})(-small)?\.m4s$/;
const BEGINNING = /^i(\d{1,9})(-small)?\.mp4$/;

interface Wanted {
  accountId: string;
  id: string;
  /**
   * `live-sizes.m3u8`, which names `live.m3u8` and `live-small.m3u8`; the same with `all`; `{number}.m4s` and `i{run}.mp4`, or
   * with `-small` before the ending.
   */
  name: string;
}

export interface LiveReader {
  /** Undefined where there is nothing to see yet, or any more. */
  playlist(wanted: Wanted): Promise<Buffer | undefined>;
  bytes(wanted: Wanted): Promise<Buffer | undefined>;
}

/**
 * All viewers of a live ask for the same within a second. A playlist is used again for a quarter of a second;
 * segments never change, and stay while there is room. Rights are checked before.
 */
export function createLiveReader({ pool, storage, log }: MediaServices): LiveReader {
  const playlists = new LRUCache<string, Buffer, Wanted>({
    ...{ max: MOST_PLAYLISTS, ttl: PLAYLIST_MS },
    // As bytes: a text would be encoded again for each viewer.
    fetchMethod: async (_key, _stale, { context }) => {
      const text = await readPlaylist(context);
      return text === undefined ? undefined : Buffer.from(text);
    },
  });
  const pieces = new LRUCache<string, Buffer, Wanted>({
    ...{ maxSize: MOST_BYTES, sizeCalculation: ({ length }) => length },
    fetchMethod: (_key, _stale, { context }) => readPiece(context),
  });

  const rows = new LRUCache<string, LiveRow, Wanted>({
    ...{ max: MOST_PLAYLISTS, ttl: PLAYLIST_MS },
    fetchMethod: async (_key, _stale, { context: { accountId, id } }) =>
      (await findLives(pool, accountId, [id]))[0],
  });

  /** What was cut off a recording may still be in memory. */
  async function isThere(wanted: Wanted): Promise<boolean> {
    const live = await rows.fetch(`${wanted.accountId} ${wanted.id}`, { context: wanted });
    const number = Number.parseInt(wanted.name, 10);
    if (!live?.endedAt || Number.isNaN(number)) return true;
    return number >= live.firstSegment && number < live.segments;
  }

  async function readPlaylist({ accountId, id, name }: Wanted): Promise<string | undefined> {
    const [live] = await findLives(pool, accountId, [id]);
    if (!live?.startedAt) return undefined;
    const [, which, kind = ''] = PLAYLIST.exec(name) ?? [];
    if (which !== 'live' && which !== 'all') return undefined;
    if (kind === '-sizes') {
      return writeSizes(which, await findHighestRate(pool, accountId, id, RATED_SEGMENTS));
    }
    const size = kind as Size;
    const isLooping = live.loopSince !== null && live.endedAt === null;
    const isAll = which === 'all' || live.endedAt !== null || isLooping;
    const segments = await findSegments(pool, accountId, id, isAll ? null : WINDOW_SEGMENTS);
    if (isLooping) return writeLoop(live.loopSince ?? new Date(), segments, new Date(), size);
    return writePlaylist(live, segments, isAll, size);
  }

  async function readPiece({ accountId, id, name }: Wanted): Promise<Buffer | undefined> {
    const live = { accountId, id };
    const [, number, isSmall] = SEGMENT.exec(name) ?? [];
    if (number) {
      const read = isSmall ? readSmall : readSegment;
      return (await read(live, Number(number)))?.bytes;
    }
    const [, run, isOfSmall] = BEGINNING.exec(name) ?? [];
    if (!run) return undefined;
    if (!isOfSmall) return (await findInit(pool, accountId, id, Number(run))) ?? undefined;
    const first = await findFirst(pool, accountId, id, Number(run));
    return first === null ? undefined : (await readSmall(live, first))?.init;
  }

  async function readSegment({ accountId, id }: Pick<Wanted, 'accountId' | 'id'>, number: number) {
    const segment = await findSegment(pool, accountId, id, number);
    if (!segment) return null;
    const content = await (await storage.read(segment.storageKey)).toArray();
    return { run: segment.run, bytes: Buffer.concat(content) };
  }

  /** Made when somebody asks for it, once for all viewers. */
  async function readSmall(of: Pick<Wanted, 'accountId' | 'id'>, number: number) {
    const segment = await readSegment(of, number);
    const init = segment && (await findInit(pool, of.accountId, of.id, segment.run));
    return init ? await makeSmall(log, init, segment.bytes) : null;
  }

  const keyOf = ({ accountId, id, name }: Wanted) => `${accountId} ${id} ${name}`;
  return {
    playlist: (wanted) => playlists.fetch(keyOf(wanted), { context: wanted }),
    async bytes(wanted) {
      if (!(await isThere(wanted))) return undefined;
      return await pieces.fetch(keyOf(wanted), { context: wanted });
    },
  };
}
