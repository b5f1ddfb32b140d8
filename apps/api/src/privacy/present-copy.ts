import type { DataCopy } from '@arquiba/contract/privacy';
import type { CopyRow } from './copy-queries.ts';

/** At most one copy in this time: it is expensive, and holds everything. */
export const COPY_EVERY_MS = 24 * 60 * 60_000;

export function presentCopy({ state, requestedAt, expiresAt, bytes }: CopyRow): DataCopy {
  const wait = state === 'failed' ? 0 : COPY_EVERY_MS;
  return {
    state,
    requestedAt: requestedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    bytes,
    nextAt: new Date(requestedAt.getTime() + wait).toISOString(),
  };
}
