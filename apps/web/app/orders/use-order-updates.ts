import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useChannel } from '../realtime/public/listen.ts';
import { useAccount } from '../viewer/use-site.ts';

/** Without the socket, a visible page polls at this interval. */
const ASK_MS = 8000;

/** Loads the order again when the socket reports a change; while `waiting` it also polls. */
export function useOrderUpdates(number: string, waiting: boolean): void {
  const account = useAccount();
  const { revalidate } = useRevalidator();
  useChannel(account && `account:${account.id}`, {
    onEvent: (event) => {
      if (event.type === 'orderChanged' && (event.number ?? number) === number) void revalidate();
    },
    onGap: () => void revalidate(),
  });
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void revalidate();
  });
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => ask(), ASK_MS);
    const onVisible = () => ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [waiting]);
}
