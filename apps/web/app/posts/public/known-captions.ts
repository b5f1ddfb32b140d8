import type { CaptionTrack } from '@arquiba/contract/caption-tracks';
import { createKeyedStore } from '../../keyed-store.ts';

/** Captions that were changed here, by post; lists still have the old ones. */
const changed = createKeyedStore<readonly CaptionTrack[]>();
const NONE: readonly CaptionTrack[] = [];

export function useCaptions(
  id: string,
  loaded: readonly CaptionTrack[] = NONE,
): readonly CaptionTrack[] {
  return changed.use(id, loaded);
}

export function captionsOf(
  id: string,
  loaded: readonly CaptionTrack[] = NONE,
): readonly CaptionTrack[] {
  return changed.get(id) ?? loaded;
}

export function learnCaptions(id: string, tracks: readonly CaptionTrack[]): void {
  changed.set(id, tracks);
}
