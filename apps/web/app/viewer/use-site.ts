import type { AccountSummary } from '@arquiba/contract/accounts';
import type { ShopContact } from '@arquiba/contract/support';
import { useRouteLoaderData } from 'react-router';
import type { Theme } from './theme.ts';

/** What the root loads for every page. */
export interface Site {
  account: AccountSummary | null;
  publicUrl: string;
  mediaUrl: string;
  contact: ShopContact;
  theme: Theme;
  removedItems: string[];
  /** For ages, which server and browser must write alike. */
  renderedAt: number;
}

/** The data of the root; undefined only if the root itself failed. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<Site>('root');
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
