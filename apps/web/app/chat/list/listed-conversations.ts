import type { Conversation } from '@arquiba/contract/conversations';
import { createBrowserStore } from '../../browser-store.ts';

/** What the viewer changed since the list was loaded: by id, null for a conversation that is gone. */
const changes = createBrowserStore<ReadonlyMap<string, Conversation | null>>(new Map());

export function changeListed(conversation: Conversation): void {
  changes.set(new Map(changes.get()).set(conversation.id, conversation));
}

export function removeListed(id: string): void {
  changes.set(new Map(changes.get()).set(id, null));
}

/** The list was loaded again. */
export function forgetChanges(): void {
  if (changes.get().size > 0) changes.set(new Map());
}

/** The list with what the viewer changed; archived ones are in a box of their own. */
export function useListed(items: readonly Conversation[], isArchive: boolean): Conversation[] {
  const changed = changes.use();
  return items.flatMap((item) => {
    const newer = changed.get(item.id);
    if (newer === undefined) return [item];
    return newer && newer.archived === isArchive ? [{ ...item, ...newer }] : [];
  });
}
