import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useChannel } from '../realtime/public/listen.ts';

/** All who look at an event hear of it at the same time: a random delay spreads their requests. */
const SPREAD_MS = 1_500;

/** Loads the page again when people answer, and when the event changes or is cancelled. */
export function useEventUpdates(postId: string): void {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useChannel(`post:${postId}`, {
    onEvent({ type }) {
      if (type !== 'answers' && type !== 'edited') return;
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        void revalidate();
      }, Math.random() * SPREAD_MS);
    },
  });
}
