import { createKeyedStore } from '../../keyed-store.ts';

/** Addresses of captions that were changed here, by post, empty without captions; lists still have the old ones. */
const changed = createKeyedStore<string>();

export function useCaptionsUrl(id: string, loaded: string | null): string | null {
  return changed.use(id, loaded ?? '') || null;
}

export function captionsUrlOf(id: string, loaded: string | null): string | null {
  return (changed.get(id) ?? loaded) || null;
}

export function learnCaptions(id: string, url: string | null): void {
  changed.set(id, url ?? '');
}
