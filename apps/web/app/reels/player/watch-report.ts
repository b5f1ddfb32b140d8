import { LONGEST_WATCH_MS, noteWatched, WATCHED_AT_ONCE } from '@arquiba/contract/reel-clips';

const SEND_EVERY_MS = 10_000;
/** A larger step of the video is a jump, or its beginning again. */
const STEP_MS = 1_000;

/** Tells the server from time to time how long each reel was watched without leaving it. */
export function startWatchReport() {
  const waiting = new Map<string, number>();
  let viewing = { id: '', ms: 0, lastMs: 0 };

  /**
   * Also called when the page is left: `keepalive` lets the request finish. Errors are ignored, because a few
   * seconds do not matter.
   */
  function send(): void {
    const watched = [...waiting].slice(0, WATCHED_AT_ONCE).map(([id, ms]) => ({ id, ms }));
    if (watched.length === 0) return;
    waiting.clear();
    void fetch(noteWatched.path, {
      ...{ method: noteWatched.method, keepalive: true, body: JSON.stringify({ watched }) },
      headers: { 'content-type': 'application/json' },
    }).catch(() => undefined);
  }

  const sending = setInterval(send, SEND_EVERY_MS);
  const onHide = () => document.visibilityState === 'hidden' && send();
  document.addEventListener('visibilitychange', onHide);
  return {
    /** The reel on screen has reached a time of its video. */
    reached(id: string, seconds: number): void {
      const nowMs = seconds * 1000;
      if (viewing.id !== id) viewing = { id, ms: 0, lastMs: nowMs };
      const step = nowMs - viewing.lastMs;
      viewing.lastMs = nowMs;
      if (step <= 0 || step > STEP_MS) return;
      viewing.ms = Math.min(viewing.ms + step, LONGEST_WATCH_MS);
      waiting.set(id, Math.round(viewing.ms));
    },
    stop(): void {
      clearInterval(sending);
      document.removeEventListener('visibilitychange', onHide);
      send();
    },
  };
}
