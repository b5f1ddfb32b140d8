import { askForAir, confirmAir } from '@arquiba/contract/lives';
import { useEffect, useRef, useState } from 'react';
import { quietCall } from '../../api-call.ts';
import { type BroadcastLink, type BroadcastState, openBroadcast } from './broadcast-link.ts';

export interface Broadcasting {
  /** Null before it begins. */
  state: BroadcastState | null;
  /** Whether viewers see it. */
  isOnAir: boolean;
  begin(stream: MediaStream): void;
  replace(stream: MediaStream): void;
  finish(): Promise<void>;
}

/** The broadcast of a live from this page; it drops when the page is left. */
export function useBroadcast(id: string, onAir: () => void): Broadcasting {
  const [state, setState] = useState<BroadcastState | null>(null);
  const [isOnAir, setIsOnAir] = useState(false);
  const link = useRef<BroadcastLink | null>(null);
  const isAsked = useRef(false);

  /** The product shows the live once the first pictures are there. */
  async function confirm(): Promise<void> {
    if (isAsked.current) return;
    isAsked.current = true;
    try {
      await quietCall(confirmAir, { id });
      setIsOnAir(true);
      onAir();
    } catch {
      isAsked.current = false;
    }
  }

  useEffect(() => () => link.current?.close(), []);

  return {
    state,
    isOnAir,
    begin(stream) {
      link.current?.close();
      link.current = openBroadcast({
        stream,
        askForAir: () => quietCall(askForAir, { id }),
        onState(next) {
          setState(next);
          if (next.at === 'sending' && next.seconds > 0) void confirm();
        },
      });
    },
    replace: (stream) => link.current?.replace(stream),
    finish: async () => await link.current?.finish(),
  };
}
