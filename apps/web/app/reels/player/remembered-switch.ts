import { brand } from '@arquiba/contract/brand';
import { createBrowserStore } from '../../browser-store.ts';

/** On or off, remembered in this browser. The server and hydration see it off. */
export function createRememberedSwitch(name: string) {
  const key = `${brand.storageKey}-${name}`;
  const store = createBrowserStore(false);
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
        store.set(localStorage.getItem(key) === '1');
      } catch {
        // Storage is disabled.
      }
    },
  };
}

export const sound = createRememberedSwitch('som-dos-reels');
