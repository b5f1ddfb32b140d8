import type { CaptionTrack } from '@arquiba/contract/caption-tracks';

/** In the wanted language, or else in the first, which is Portuguese where there is that. */
export function chosenTrack(
  tracks: readonly CaptionTrack[],
  wanted: string | null,
): CaptionTrack | null {
  return tracks.find(({ language }) => language === wanted) ?? tracks[0] ?? null;
}
