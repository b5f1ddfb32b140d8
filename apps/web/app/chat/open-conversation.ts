import { openConversation } from '@arquiba/contract/conversations';
import { call } from '../api-call.ts';

/** The path of the conversation with a person; null after an error. */
export async function openedPath(username: string): Promise<string | null> {
  try {
    const { id } = await call(openConversation, { username });
    return `/chat/${id}`;
  } catch {
    // The error was shown in a toast.
    return null;
  }
}
