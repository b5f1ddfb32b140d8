import { createBrowserStore } from '../browser-store.ts';

/** Sign in again, because the session has ended. */
export const signInAgain = createQuestion();

/** Prove who you are, before a change of the ways to sign in. */
export const confirmIdentity = createQuestion();

/** A question over the page, which one of the late parts renders. Calls that need the same answer ask once. */
function createQuestion() {
  const shown = createBrowserStore<{ settle(done: boolean): void } | null>(null);
  let asked: Promise<boolean> | null = null;
  return {
    use: () => shown.use(),
    /** Resolves to true if the person did it. */
    ask(): Promise<boolean> {
      asked ??= new Promise((resolve) => {
        const settle = (done: boolean) => {
          asked = null;
          shown.set(null);
          resolve(done);
        };
        shown.set({ settle });
      });
      return asked;
    },
  };
}
