import { brand } from '@arquiba/contract/brand';
import { useEffect } from 'react';
import { shortCount } from '../ui/count-badge.tsx';
import { latestUnseen } from './public/unseen-count.ts';

const CHANNEL = `${brand.storageKey}-notices`;

/** Tabs in the background have no socket: they are told the count by the one in front. */
export function useCountInTabs(accountId: string | null): void {
  const latest = latestUnseen.use();
  useEffect(() => {
    if (accountId === null || latest?.accountId !== accountId) return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(latest);
    channel.close();
  }, [accountId, latest]);
  useEffect(() => {
    if (accountId === null) return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<typeof latest>) => {
      const known = latestUnseen.get();
      if (data?.accountId === accountId && known?.count !== data.count) latestUnseen.set(data);
    };
    return () => channel.close();
  }, [accountId]);
}

/** Shows the count before the title of the page, whichever page follows. */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    const show = () => {
      const title = withoutCount(document.title);
      const wanted = count > 0 ? `(${shortCount(count)}) ${title}` : title;
      if (document.title !== wanted) document.title = wanted;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [count]);
}

function withoutCount(title: string): string {
  return title.replace(/^\(\d+\+?\) /, '');
}

/** The number on the icon of the installed app, where the browser has one. */
export function useAppBadge(count: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
    shown.catch(() => undefined);
  }, [count]);
}
