import { useRouteLoaderData } from 'react-router';
import { createBrowserStore } from '../../browser-store.ts';
import { shortCount } from '../../ui/count-badge.tsx';
import { useAccount } from '../../viewer/use-site.ts';

/** The latest count since the document was loaded, and whose it is. */
export const latestRequestCount = createBrowserStore<{ accountId: string; count: number } | null>(
  null,
);

/** How many people ask to follow the viewer. */
export function useRequestCount(): number {
  const accountId = useAccount()?.id;
  const loaded = useRouteLoaderData<{ followRequests: number }>('shell/network-layout');
  const latest = latestRequestCount.use();
  if (!accountId) return 0;
  return latest?.accountId === accountId ? latest.count : (loaded?.followRequests ?? 0);
}

/** The name of a link whose badge shows the count. */
export function withRequests(name: string, count: number): string {
  if (count === 0) return name;
  const noun = count === 1 ? 'solicitação' : 'solicitações';
  return `${name}, ${shortCount(count)} ${noun} para seguir`;
}
