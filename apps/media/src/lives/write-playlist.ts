import type { LiveRow, SegmentRow } from './queries.ts';

const SHORTEST_TARGET = 2;

/** Those of small pictures are named like the others, with this before the ending. */
export type Size = '' | '-small';

/** What one second of small pictures and their sound has, as a rule. */
const SMALL_BITS = 700_000;
/** Less is saved for nobody. */
const WORTHWHILE = 1.3;

/** What a player chooses from by its network: as it was sent, and small. */
export function writeSizes(which: 'live' | 'all', bitsPerSecond: number): string {
  const lines = [
    ...['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'],
    // Before the first segment is there, nobody knows.
    `#EXT-X-STREAM-INF:BANDWIDTH=${Math.ceil(bitsPerSecond) || SMALL_BITS}`,
    `${which}.m3u8`,
  ];
  if (bitsPerSecond > SMALL_BITS * WORTHWHILE) {
    lines.push(`#EXT-X-STREAM-INF:BANDWIDTH=${SMALL_BITS}`, `${which}-small.m3u8`);
  }
  return `${lines.join('\n')}\n`;
}

/**
 * The playlist of some segments. An ended live has an end, and is its own replay; all of one that goes on only
 * grows at its end; the last minutes of it move on.
 */
export function writePlaylist(
  live: LiveRow,
  segments: readonly SegmentRow[],
  isAll: boolean,
  size: Size,
): string {
  const longest = Math.max(0, ...segments.map(({ durationMs }) => durationMs));
  const first = segments[0];
  const lines = [
    ...['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'],
    `#EXT-X-TARGETDURATION:${Math.max(SHORTEST_TARGET, Math.round(longest / 1000))}`,
    `#EXT-X-MEDIA-SEQUENCE:${first?.number ?? 0}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${(first?.run ?? 1) - 1}`,
  ];
  if (live.endedAt) lines.push('#EXT-X-PLAYLIST-TYPE:VOD');
  else if (isAll) lines.push('#EXT-X-PLAYLIST-TYPE:EVENT');
  let run = 0;
  for (const segment of segments) {
    if (segment.run !== run) {
      if (run > 0) lines.push('#EXT-X-DISCONTINUITY');
      run = segment.run;
      lines.push(`#EXT-X-MAP:URI="i${run}${size}.mp4"`);
      lines.push(`#EXT-X-PROGRAM-DATE-TIME:${segment.beganAt.toISOString()}`);
    }
    lines.push(...lineOf(segment, size));
  }
  if (live.endedAt) lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}

const LOOP_SEGMENTS = 12;

/** The last segments of a live that repeats itself: nothing runs for it, the clock says where it is. */
export function writeLoop(
  since: Date,
  segments: readonly SegmentRow[],
  now: Date,
  size: Size,
): string {
  const lasting = segments.reduce((sum, { durationMs }) => sum + durationMs, 0);
  if (lasting === 0) return writeLines([], 0, 0);
  const elapsed = Math.max(0, now.getTime() - since.getTime());
  const round = Math.floor(elapsed / lasting);
  let left = elapsed - round * lasting;
  let place = 0;
  while (left >= (segments[place]?.durationMs ?? lasting)) {
    left -= segments[place]?.durationMs ?? 0;
    place += 1;
  }
  // The one that is being "recorded" now is not there yet.
  const end = round * segments.length + place;
  const first = Math.max(0, end - LOOP_SEGMENTS);
  let startsAt = now.getTime() - left;
  for (let at = first; at < end; at += 1)
    startsAt -= segments[at % segments.length]?.durationMs ?? 0;
  const lines: string[] = [];
  let run = 0;
  for (let at = first; at < end; at += 1) {
    const segment = segments[at % segments.length];
    if (!segment) break;
    const isAgain = at > first && at % segments.length === 0;
    if (isAgain || segment.run !== run) {
      if (at > first) lines.push('#EXT-X-DISCONTINUITY');
      run = segment.run;
      lines.push(`#EXT-X-MAP:URI="i${run}${size}.mp4"`);
      lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(startsAt).toISOString()}`);
    }
    lines.push(...lineOf(segment, size));
    startsAt += segment.durationMs;
  }
  const runs = segments.at(-1)?.run ?? 1;
  const rounds = Math.floor(first / segments.length);
  return writeLines(
    lines,
    first,
    rounds * runs + (segments[first % segments.length]?.run ?? 1) - 1,
  );
}

function lineOf({ durationMs, number }: SegmentRow, size: Size): string[] {
  return [`#EXTINF:${(durationMs / 1000).toFixed(3)},`, `${number}${size}.m4s`];
}

function writeLines(lines: string[], first: number, discontinuity: number): string {
  return `${[
    ...['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'],
    `#EXT-X-TARGETDURATION:${SHORTEST_TARGET}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${discontinuity}`,
    ...lines,
  ].join('\n')}\n`;
}
