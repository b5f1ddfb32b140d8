import { useEffect, useEffectEvent } from 'react';
import type { Listener } from '../live-socket.ts';

let socket: Promise<typeof import('../tab-socket.ts')> | undefined;

/**
 * Hears the news of a channel; visitors, that of posts which everybody may see. All that one tab
 * listens to shares one connection, fetched with its code when somebody first listens.
 */
export function listen(channel: string, listener: Listener): () => void {
  let leave: (() => void) | null = null;
  let left = false;
  socket ??= import('../tab-socket.ts').catch((error: unknown) => {
    socket = undefined;
    throw error;
  });
  socket.then(
    ({ tabSocket }) => {
      if (!left) leave = tabSocket.listen(channel, listener);
    },
    // Without network there is no news either.
    () => undefined,
  );
  return () => {
    left = true;
    leave?.();
  };
}

/** Hears a channel while the component stands; null for none. */
export function useChannel(channel: string | null, listener: Listener): void {
  const onEvent = useEffectEvent(listener.onEvent);
  const onGap = useEffectEvent(() => listener.onGap?.());
  const onHeard = useEffectEvent(() => listener.onHeard?.());
  useEffect(() => {
    if (channel === null) return;
    return listen(channel, {
      onEvent: (event) => onEvent(event),
      onGap: () => onGap(),
      onHeard: () => onHeard(),
    });
  }, [channel]);
}
