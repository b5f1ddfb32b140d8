import { signalTyping, TYPING_SECONDS } from '@arquiba/contract/conversations';
import { useEffect, useRef, useState } from 'react';
import { quietCall } from '../../api-call.ts';

const SIGNAL_MS = 4_000;

/** Who is writing now, by username. */
export function useTyping() {
  const [typing, setTyping] = useState<readonly string[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);
  const stop = (username: string) => {
    clearTimeout(timers.current.get(username));
    setTyping((before) => before.filter((each) => each !== username));
  };
  return {
    typing,
    stop,
    start(username: string) {
      clearTimeout(timers.current.get(username));
      timers.current.set(
        username,
        setTimeout(() => stop(username), TYPING_SECONDS * 1000),
      );
      setTyping((before) => (before.includes(username) ? before : [...before, username]));
    },
  };
}

/** Signals that the viewer writes, now and then. */
export function useTypingSignal(id: string): () => void {
  const last = useRef(0);
  return () => {
    if (Date.now() - last.current < SIGNAL_MS) return;
    last.current = Date.now();
    quietCall(signalTyping, { id }).catch(() => undefined);
  };
}
