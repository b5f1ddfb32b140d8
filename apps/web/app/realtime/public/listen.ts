import { useEffect, useEffectEvent } from 'react';
import type { Listener } from '../live-socket.ts';

let socket: Promise<typeof import('../tab-socket.ts')> | undefined;

/**
 * Subscribes to a channel; visitors only to those of public posts. All subscriptions of a tab share one
 * connection. Its code is loaded for the first subscription.
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
    // Without network there are no events either.
    () => undefined,
  );
  return () => {
    left = true;
    leave?.();
  };
}

/** Subscribes to a channel while the component is mounted; null for none. */
export function useChannel(channel: string | null, listener: Listener): void {
  const onEvent = useEffectEvent(listener.onEvent);
  const onGap = useEffectEvent(() => listener.onGap?.());
  const onSubscribed = useEffectEvent(() => listener.onSubscribed?.());
  useEffect(() => {
    if (channel === null) return;
    return listen(channel, {
      onEvent: (event) => onEvent(event),
      onGap: () => onGap(),
      onSubscribed: () => onSubscribed(),
    });
  }, [channel]);
}
