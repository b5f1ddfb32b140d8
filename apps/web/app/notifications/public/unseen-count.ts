import { useRouteLoaderData } from 'react-router';
import { createBrowserStore } from '../../browser-store.ts';
import { useAccount } from '../../viewer/use-site.ts';

/** The latest count since the document was loaded, and whose it is. */
export const latestUnseen = createBrowserStore<{ accountId: string; count: number } | null>(null);

/** How many notices the viewer has not seen. */
export function useUnseenCount(): number {
  const accountId = useAccount()?.id;
  const loaded = useRouteLoaderData<{ unseen: number }>('shell/network-layout');
  const latest = latestUnseen.use();
  if (!accountId) return 0;
  return latest?.accountId === accountId ? latest.count : (loaded?.unseen ?? 0);
}
