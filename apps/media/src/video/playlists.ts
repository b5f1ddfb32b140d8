import type { Fragments } from './index-fragments.ts';

export interface Variant {
  name: string;
  width: number;
  height: number;
  fragments: Fragments;
}

/** Of each height asked for the closest that is not above it; all where nothing is asked. */
export function chooseVariants<V extends Variant>(
  variants: readonly V[],
  heights: readonly number[],
): readonly V[] {
  if (heights.length === 0) return variants;
  const chosen = heights.map(
    (asked) => variants.findLast(({ height }) => height <= asked) ?? variants[0],
  );
  return variants.filter((variant) => chosen.includes(variant));
}

/** The playlist that names the others. */
export function masterPlaylist<V extends Variant>(
  variants: readonly V[],
  frameRate: number,
  addressOf: (variant: V) => string,
): string {
  return lines(
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...variants.flatMap((variant) => [
      `#EXT-X-STREAM-INF:${attributes(variant, frameRate)}`,
      addressOf(variant),
    ]),
  );
}

/** The pieces of one file, each by its range of bytes. */
export function mediaPlaylist({ fragments }: Variant, address: string): string {
  const { initLength, pieces } = fragments;
  const longest = Math.max(...pieces.map(([, seconds]) => Math.round(seconds)), 1);
  let at = initLength;
  return lines(
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${longest}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${address}",BYTERANGE="${initLength}@0"`,
    ...pieces.flatMap(([bytes, seconds]) => {
      const range = `#EXT-X-BYTERANGE:${bytes}@${at}`;
      at += bytes;
      return [`#EXTINF:${seconds.toFixed(5)},`, range, address];
    }),
    '#EXT-X-ENDLIST',
  );
}

function attributes({ width, height, fragments }: Variant, frameRate: number): string {
  const { pieces, codecs } = fragments;
  const rates = pieces.map(([bytes, seconds]) => (bytes * 8) / Math.max(seconds, 0.1));
  const bytes = pieces.reduce((sum, [length]) => sum + length, 0);
  const seconds = pieces.reduce((sum, [, length]) => sum + length, 0);
  return [
    `BANDWIDTH=${Math.ceil(Math.max(...rates))}`,
    `AVERAGE-BANDWIDTH=${Math.ceil((bytes * 8) / Math.max(seconds, 0.1))}`,
    `RESOLUTION=${width}x${height}`,
    `CODECS="${codecs}"`,
    `FRAME-RATE=${frameRate.toFixed(3)}`,
  ].join();
}

function lines(...all: string[]): string {
  return `${all.join('\n')}\n`;
}
