import { saidOf } from '@arquiba/contract/notice-sentence';
import { getNotificationNews, type Notification } from '@arquiba/contract/notifications';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { quietCall } from '../../api-call.ts';
import { useAccount } from '../../viewer/use-site.ts';
import { useAppBadge, useCountInTabs, useCountInTitle } from '../use-count-outside.ts';
import { useNoticeEvents } from '../use-notice-events.ts';
import { latestUnseen, useUnseenCount } from './unseen-count.ts';

/** At most one notice is announced in this time. */
const QUIET_MS = 5_000;

/** On every page: counts new notices, in all tabs, and announces the newest to screen readers. */
export function NoticeUpdates() {
  const accountId = useAccount()?.id ?? null;
  const loaded = useRouteLoaderData('shell/network-layout');
  const count = useUnseenCount();
  const { said, announce } = useAnnouncement();

  async function refresh(isNew: boolean) {
    if (accountId === null) return;
    try {
      const { unseen, newest } = await quietCall(getNotificationNews, {});
      latestUnseen.set({ accountId, count: unseen });
      if (isNew && newest) announce(newest);
    } catch {
      // The old count stays until the next event.
    }
  }
  useNoticeEvents(accountId, {
    onNew: () => void refresh(true),
    onOther: () => void refresh(false),
  });
  const start = useEffectEvent(() => {
    // Pages of the network are loaded with the count, those of the shop are not.
    if (!loaded && latestUnseen.get()?.accountId !== accountId) void refresh(false);
  });
  useEffect(() => {
    if (accountId !== null) start();
  }, [accountId]);

  useCountInTabs(accountId);
  useCountInTitle(count);
  useAppBadge(count);
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}

function useAnnouncement() {
  const [said, setSaid] = useState('');
  const last = useRef(0);
  return {
    said,
    announce(notice: Notification) {
      if (Date.now() - last.current < QUIET_MS) return;
      last.current = Date.now();
      setSaid(saidOf(notice));
    },
  };
}
