import { countUnread } from '@arquiba/contract/conversations';
import { quietCall } from '../../api-call.ts';
import { latestUnreadCount } from './unread-count.ts';

/** Reads the count again after an event. */
export async function refreshUnreadCount(accountId: string): Promise<void> {
  try {
    const { inbox, ...others } = await quietCall(countUnread, {});
    latestUnreadCount.set({ accountId, count: inbox, ...others });
  } catch {
    // The old count stays until the next event.
  }
}
