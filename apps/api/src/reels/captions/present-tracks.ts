import {
  type CaptionLanguage,
  type CaptionTrack,
  captionLanguages,
} from '@arquiba/contract/caption-tracks';
import { captionsPath } from '@arquiba/contract/reel-captions';
import type { WrittenCaptions } from './caption-queries.ts';

const ORDER = Object.keys(captionLanguages) as CaptionLanguage[];

/** Those of one video, in the order of the languages. Captions of a video that the post showed before are not shown. */
export function presentTracks(
  written: readonly WrittenCaptions[],
  { id, path }: { id: string; path: string },
): CaptionTrack[] {
  return written
    .filter((captions) => captions.postId === id && captions.path === path)
    .toSorted((one, other) => ORDER.indexOf(one.language) - ORDER.indexOf(other.language))
    .map(({ language, updatedAt }) => ({
      language,
      url: `${captionsPath(id, language)}?v=${updatedAt.getTime()}`,
    }));
}
