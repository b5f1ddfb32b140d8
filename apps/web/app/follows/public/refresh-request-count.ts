import { countFollowRequests } from '@arquiba/contract/follow-lists';
import { quietCall } from '../../api-call.ts';
import { latestRequestCount } from './request-count.ts';

/** Reads the count again, after an answer or an event. */
export async function refreshRequestCount(accountId: string): Promise<void> {
  try {
    const { count } = await quietCall(countFollowRequests, {});
    latestRequestCount.set({ accountId, count });
  } catch {
    // The old count stays until the next event.
  }
}
