import { useRouteLoaderData } from 'react-router';
import { createBrowserStore } from '../../browser-store.ts';
import { shortCount } from '../../ui/count-badge.tsx';
import { useAccount } from '../../viewer/use-site.ts';

interface UnreadCounts {
  accountId: string;
  count: number;
  requests: number;
  shop: number;
  visitors: number;
}

/** The latest counts since the document was loaded, and whose they are. */
export const latestUnreadCount = createBrowserStore<UnreadCounts | null>(null);

/** How many conversations have unread messages. */
export function useUnreadCount(): number {
  const accountId = useAccount()?.id;
  const loaded = useRouteLoaderData<{ unreadConversations: number }>('shell/network-layout');
  const known = latestUnreadCount.use();
  if (!accountId) return 0;
  return known?.accountId === accountId ? known.count : (loaded?.unreadConversations ?? 0);
}

/** The name of a link whose badge shows the count. */
export function unreadWords(name: string, count: number): string {
  if (count === 0) return name;
  return `${name}, ${shortCount(count)} ${count === 1 ? 'conversa não lida' : 'conversas não lidas'}`;
}
