import { reactToLive } from '@arquiba/contract/lives';
import { useEffect, useRef, useState } from 'react';
import { call } from '../api-call.ts';

const GATHER_MS = 800;
const MOST_AT_ONCE = 20;

/** Counts presses at once, and sends those of a moment together. */
export function useReactions(id: string, known: number) {
  const [extra, setExtra] = useState({ known, own: 0 });
  const waiting = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (extra.known < known) setExtra({ known, own: waiting.current });
  useEffect(() => () => clearTimeout(timer.current), []);

  async function send(): Promise<void> {
    timer.current = undefined;
    const count = Math.min(MOST_AT_ONCE, waiting.current);
    waiting.current = 0;
    try {
      const { reactions } = await call(reactToLive, { id, count });
      setExtra({ known: reactions, own: waiting.current });
    } catch {
      setExtra((before) => ({ ...before, own: Math.max(0, before.own - count) }));
    }
  }

  return {
    count: Math.max(extra.known, known) + extra.own,
    react() {
      waiting.current += 1;
      setExtra((before) => ({ ...before, own: before.own + 1 }));
      timer.current ??= setTimeout(() => void send(), GATHER_MS);
    },
  };
}
