import { brand } from '@arquiba/contract/brand';
import { createBrowserStore } from '../../browser-store.ts';

/** Remembered in this browser; null until the person has chosen. */
function createRemembered<T>(name: string, write: (value: T) => string, read: (kept: string) => T) {
  const key = `${brand.storageKey}-${name}`;
  const store = createBrowserStore<T | null>(null);
  return {
    get: () => store.get(),
    use: () => store.use(),
    set(value: T): void {
      store.set(value);
      try {
        localStorage.setItem(key, write(value));
      } catch {
        // Storage is full or disabled: it holds until the page is left.
      }
    },
    /** For an effect: takes over what was remembered. */
    recall(): void {
      try {
        const kept = localStorage.getItem(key);
        if (kept !== null) store.set(read(kept));
      } catch {
        // Storage is disabled.
      }
    },
  };
}

function createSwitch(name: string) {
  return createRemembered<boolean>(
    name,
    (on) => (on ? '1' : '0'),
    (kept) => kept === '1',
  );
}

export const sound = createSwitch('som-dos-reels');
/** Without a choice, captions are shown while there is no sound. */
export const captions = createSwitch('legendas-dos-reels');
/** Of the captions; where a video has none in it, the first of its own. */
export const captionLanguage = createRemembered<string>('lingua-das-legendas', String, String);
