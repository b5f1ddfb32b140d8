import { useEffect, useRef } from 'react';
import { useChannel } from '../realtime/public/listen.ts';

/** However many people act, notices are read again once in this time. */
const PAUSE_MS = 1_500;

interface NoticeListener {
  /** Someone did something. */
  onNew(): void;
  /** Seen in another tab, undone, or events may have been missed. */
  onOther(): void;
}

/** Listens for changes of the notices of an account; null for a visitor. */
export function useNoticeEvents(
  accountId: string | null,
  { onNew, onOther }: NoticeListener,
): void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef(0);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const hasNew = useRef(false);
  function soon(isNew: boolean) {
    hasNew.current ||= isNew;
    if (waiting.current !== undefined) return;
    const pause = Math.max(0, last.current + PAUSE_MS - Date.now());
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      last.current = Date.now();
      const act = hasNew.current ? onNew : onOther;
      hasNew.current = false;
      act();
    }, pause);
  }
  useChannel(accountId === null ? null : `account:${accountId}`, {
    onEvent({ type }) {
      if (type === 'notified') soon(true);
      if (type === 'notices-withdrawn') soon(false);
      if (type === 'notices-seen') onOther();
    },
    onGap: onOther,
  });
}
