import type { AccountSummary } from '@arquiba/contract/accounts';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** The data of the root; undefined only if the root itself failed. */
export function useSite() {
  return useRouteLoaderData<typeof loader>('root');
}

/** The signed-in account; null for a visitor. */
export function useAccount(): AccountSummary | null {
  return useSite()?.account ?? null;
}

/** Ids that were removed here, or on the previous page and may not be deleted yet. */
export function useRemovedItems(here: ReadonlySet<string>): ReadonlySet<string> {
  const before = useSite()?.removedItems;
  return before?.length ? new Set([...here, ...before]) : here;
}
