import type { OutboxStorage, WaitingMessage } from './outbox.ts';

/** Where the browser stores nothing, such as in some private windows: waits until the tab is closed. */
export function memoryStorage(): OutboxStorage {
  const messages = new Map<string, WaitingMessage>();
  return {
    list: async (accountId) =>
      [...messages.values()].filter((message) => message.accountId === accountId),
    async put(message) {
      messages.set(message.clientId, message);
    },
    async remove(clientId) {
      messages.delete(clientId);
    },
  };
}
