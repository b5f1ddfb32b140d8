import { brand } from '@arquiba/contract/brand';

const KEY = `${brand.storageKey}-waiting`;

/** Remembers whether messages wait, so that pages without the chat need not open the outbox to know. */
export function markWaiting(waiting: boolean): void {
  try {
    if (waiting) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is disabled: the messages are sent when the chat is opened.
  }
}

export function isWaiting(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
