import { markNotificationsSeen, readNotifications } from '@arquiba/contract/notifications';
import { type RefObject, useEffect } from 'react';
import { quietCall } from '../api-call.ts';
import { useAccount } from '../viewer/use-site.ts';
import { latestUnseen } from './public/unseen-count.ts';

/** A row that was on screen for this long was read. */
const READ_MS = 1_000;

/** Reports which of the rows were read. They stay marked on the page until it is opened again. */
export function useReading(list: RefObject<HTMLElement | null>, rows: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have other elements
  useEffect(() => {
    const shown = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const newest = (target as HTMLElement).dataset.notice ?? '';
          if (isIntersecting) shown.add(newest);
          else shown.delete(newest);
        }
      },
      { threshold: 0.6 },
    );
    for (const row of list.current?.querySelectorAll('[data-notice]') ?? []) observer.observe(row);
    const timer = setInterval(() => {
      const newest = [...shown].filter((id) => !told.has(id));
      // A tab in the background is read by nobody.
      if (newest.length === 0 || document.visibilityState !== 'visible') return;
      for (const id of newest) told.add(id);
      quietCall(readNotifications, { newest }).catch(() => {
        for (const id of newest) told.delete(id);
      });
    }, READ_MS);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [rows]);
}

/** What was reported since the document was loaded. */
const told = new Set<string>();

/** The list is on screen: nothing in it is new for the bell. */
export function useSeen(newest: string | undefined): void {
  const accountId = useAccount()?.id;
  useEffect(() => {
    if (newest === undefined || accountId === undefined) return;
    const see = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', see);
      quietCall(markNotificationsSeen, {}).then(
        () => latestUnseen.set({ accountId, count: 0 }),
        () => undefined,
      );
    };
    document.addEventListener('visibilitychange', see);
    see();
    return () => document.removeEventListener('visibilitychange', see);
  }, [newest, accountId]);
}
