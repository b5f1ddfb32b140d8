import type { Viewer } from '../platform/context.ts';

/** Where a member may put files that posts name. */
export function ownFolder({ accountId }: Pick<Viewer, 'accountId'>): string {
  return `/posts/${accountId}`;
}
