import { LIVE_WATCHING_SECONDS, type LiveState } from '@arquiba/contract/live-views';
import { watchLive } from '@arquiba/contract/lives';
import { useEffect, useEffectEvent, useState } from 'react';
import { quietCall } from '../api-call.ts';

interface Watched {
  state: LiveState;
  viewers: number;
  reactions: number;
}

/** Says while the page is looked at that someone watches, and hears what changed. */
export function useWatching(id: string, first: Watched, onState: () => void): Watched {
  const [watched, setWatched] = useState(first);
  const [tab] = useState(() => globalThis.crypto?.randomUUID?.() ?? '');
  const tell = useEffectEvent(onState);
  const isOver = first.state === 'ended';
  useEffect(() => {
    if (isOver || !tab) return;
    let last: LiveState | null = null;
    const say = async () => {
      if (document.hidden) return;
      const now = await quietCall(watchLive, { id, tab }).catch(() => null);
      if (!now) return;
      setWatched(now);
      if (last !== null && last !== now.state) tell();
      last = now.state;
    };
    void say();
    const timer = setInterval(say, LIVE_WATCHING_SECONDS * 1000);
    document.addEventListener('visibilitychange', say);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', say);
    };
  }, [id, tab, isOver]);
  return isOver ? first : watched;
}
