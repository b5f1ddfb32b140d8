import { brand } from '@arquiba/contract/brand';
import { createBrowserStore } from '../../browser-store.ts';

/** On or off, remembered in this browser; null until the person has chosen. */
function createRememberedSwitch(name: string) {
  const key = `${brand.storageKey}-${name}`;
  const store = createBrowserStore<boolean | null>(null);
  return {
    use: () => store.use(),
    set(on: boolean): void {
      store.set(on);
      try {
        localStorage.setItem(key, on ? '1' : '0');
      } catch {
        // Storage is full or disabled: it holds until the page is left.
      }
    },
    /** For an effect: takes over what was remembered. */
    recall(): void {
      try {
        const kept = localStorage.getItem(key);
        if (kept !== null) store.set(kept === '1');
      } catch {
        // Storage is disabled.
      }
    },
  };
}

export const sound = createRememberedSwitch('som-dos-reels');
/** Without a choice, captions are shown while there is no sound. */
export const captions = createRememberedSwitch('legendas-dos-reels');
