import { createBrowserStore } from '../browser-store.ts';

/** Set while a person whose session ended is asked to sign in again, over the page. */
export const resuming = createBrowserStore<{ settle(back: boolean): void } | null>(null);

let asked: Promise<boolean> | null = null;

/** Resolves to true if the same person has signed in again. Calls that fail together ask once. */
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
