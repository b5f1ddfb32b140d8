import { createBrowserStore } from '../../browser-store.ts';

/** Someone whose session ended is being asked to sign in again, over the page as it is. */
export const resuming = createBrowserStore<{ settle(back: boolean): void } | null>(null);

let asked: Promise<boolean> | null = null;

/** Whether the same person is back. Calls that fail together ask once. */
export function resumeSession(): Promise<boolean> {
  asked ??= new Promise((resolve) => {
    const settle = (back: boolean) => {
      asked = null;
      resuming.set(null);
      resolve(back);
    };
    resuming.set({ settle });
  });
  return asked;
}
