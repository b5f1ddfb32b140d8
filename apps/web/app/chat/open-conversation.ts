import { openConversation, openShopConversation } from '@arquiba/contract/conversations';
import { call } from '../api-call.ts';

/** Opens the conversation with a person, or with the shop, and returns its path; null after an error. */
export async function openedPath(username: string | undefined): Promise<string | null> {
  try {
    const opened = username
      ? await call(openConversation, { username })
      : await call(openShopConversation, {});
    return `/chat/${opened.id}`;
  } catch {
    // The error was shown in a toast.
    return null;
  }
}
