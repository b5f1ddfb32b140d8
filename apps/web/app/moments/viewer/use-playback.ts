import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

const PHOTO_MS = 6000;
const LONGEST_FRAME_MS = 250;

interface Playback {
  /** Starts again with another moment. */
  id: string;
  /** Holds the video, or the photo, which is shown for some seconds. */
  stage: RefObject<HTMLElement | null>;
  paused: boolean;
  bar: RefObject<HTMLProgressElement | null>;
  onEnd(): void;
}

/** Plays one moment: moves its bar, and tells when it is over. */
export function usePlayback({ id, stage, paused, bar, onEnd }: Playback): void {
  const end = useEffectEvent(onEnd);
  const elapsed = useRef({ id, ms: 0 });
  useEffect(() => {
    if (elapsed.current.id !== id) elapsed.current = { id, ms: 0 };
    const film = stage.current?.querySelector('video');
    const photo = stage.current?.querySelector<HTMLImageElement>('img:not([aria-hidden])');
    if (paused) {
      film?.pause();
      return;
    }
    // Browsers refuse to play with sound before a touch: then it stands still until the person presses play.
    film?.play().catch(() => undefined);
    let frame = 0;
    let before = performance.now();
    const step = (now: number) => {
      // Time in another tab does not count, nor the time until the photo is there.
      if (photo?.complete) elapsed.current.ms += Math.min(now - before, LONGEST_FRAME_MS);
      before = now;
      const part = film ? film.currentTime / film.duration || 0 : elapsed.current.ms / PHOTO_MS;
      if (bar.current) bar.current.value = Math.min(part, 1) * 100;
      if (film ? film.ended : part >= 1) end();
      else frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [id, stage, paused, bar]);
}
