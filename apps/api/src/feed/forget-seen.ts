import type { Services } from '../platform/context.ts';
import { deleteImpressions } from './impression-queries.ts';

const PORTION = 10_000;
const IMPRESSION_MS = 14 * 24 * 3_600_000;

/** Deletes impressions that are old. */
export async function forgetSeen({ db, clock }: Services, signal: AbortSignal): Promise<void> {
  const old = new Date(clock.now().getTime() - IMPRESSION_MS);
  while ((await deleteImpressions(db, old, PORTION)) > 0) signal.throwIfAborted();
}
