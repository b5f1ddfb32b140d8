import type { LiveRow, SegmentRow } from './queries.ts';

const SHORTEST_TARGET = 2;

/**
 * The playlist of some segments. An ended live has an end, and is its own replay; all of one that goes on only
 * grows at its end; the last minutes of it move on.
 */
export function writePlaylist(
  live: LiveRow,
  segments: readonly SegmentRow[],
  isAll: boolean,
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
      lines.push(`#EXT-X-MAP:URI="i${run}.mp4"`);
      lines.push(`#EXT-X-PROGRAM-DATE-TIME:${segment.beganAt.toISOString()}`);
    }
    lines.push(`#EXTINF:${(segment.durationMs / 1000).toFixed(3)},`, `${segment.number}.m4s`);
  }
  if (live.endedAt) lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}
