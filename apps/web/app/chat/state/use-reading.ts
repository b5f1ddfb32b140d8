import { markRead } from '@arquiba/contract/conversations';
import { useEffect, useEffectEvent, useRef } from 'react';
import { quietCall } from '../../api-call.ts';

const REPORT_MS = 1_500;

/**
 * Reports what was read, at most every 1.5 seconds: only with the tab visible and focused and the end of the
 * conversation on screen.
 */
export function useReading(id: string, lastSeq: number, alreadyRead: number, isAtEnd: boolean) {
  const reported = useRef(alreadyRead);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastReport = useRef(0);
  const report = useEffectEvent(() => {
    timer.current = undefined;
    if (!isLookedAt() || !isAtEnd || lastSeq <= reported.current) return;
    lastReport.current = Date.now();
    const before = reported.current;
    reported.current = lastSeq;
    quietCall(markRead, { id, seq: lastSeq }).catch(() => {
      reported.current = before;
    });
  });
  const schedule = useEffectEvent(() => {
    const wait = Math.max(0, lastReport.current + REPORT_MS - Date.now());
    timer.current ??= setTimeout(() => report(), wait);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message is a reason to report
  useEffect(() => schedule(), [lastSeq, isAtEnd]);
  useEffect(() => {
    const onLook = () => schedule();
    window.addEventListener('focus', onLook);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      window.removeEventListener('focus', onLook);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, []);
}

function isLookedAt(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}
