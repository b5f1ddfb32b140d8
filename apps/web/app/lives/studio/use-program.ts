import {
  airProgram,
  awaitProgram,
  getLiveProgram,
  type LiveProgram,
} from '@arquiba/contract/live-programs';
import { confirmAir } from '@arquiba/contract/lives';
import { useEffect, useEffectEvent, useState } from 'react';
import { call, quietCall } from '../../api-call.ts';

export interface Program {
  /** Null until it is known. */
  shown: LiveProgram | null;
  /** Why it is not known, or is an old answer. */
  problem: string;
  isStarting: boolean;
  goOnAir(): Promise<void>;
}

const LOOK_MS = 2000;

/** While `isChosen`, the stream key leads to this live, and what comes is looked at. */
export function useProgram(
  id: string,
  { isChosen, isShown, onAir }: { isChosen: boolean; isShown: boolean; onAir: () => void },
): Program {
  const [shown, setShown] = useState<LiveProgram | null>(null);
  const [problem, setProblem] = useState('');
  const [isStarting, setIsStarting] = useState(false);

  const take = useEffectEvent(async (next: LiveProgram) => {
    setShown(next);
    setProblem('');
    if (next.state !== 'onAir' || isShown) return;
    // Viewers see it once the first pictures are there.
    await quietCall(confirmAir, { id });
    onAir();
  });

  useEffect(() => {
    if (!isChosen) return;
    let isGone = false;
    let isAwaited = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      try {
        const next = await quietCall(isAwaited ? getLiveProgram : awaitProgram, { id });
        if (isGone) return;
        isAwaited = true;
        await take(next);
      } catch (error) {
        if (isGone) return;
        setProblem(sentenceOf(error));
      }
      if (!isGone) timer = setTimeout(look, LOOK_MS);
    };
    void look();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [id, isChosen]);

  // 'onAir' by its pictures only: the studio says so when others may watch.
  const isConfirming = shown?.state === 'onAir' && !isShown;
  return {
    shown: isConfirming ? { ...shown, state: 'starting' } : shown,
    ...{ problem, isStarting },
    async goOnAir() {
      setIsStarting(true);
      try {
        setShown(await call(airProgram, { id }));
      } catch {
        // The error was shown in a toast.
      } finally {
        setIsStarting(false);
      }
    },
  };
}

function sentenceOf(error: unknown): string {
  if (error instanceof TypeError || !navigator.onLine) {
    return 'Sem conexão com o site. O que o programa envia continua chegando.';
  }
  return error instanceof Error ? error.message : '';
}
