import { createBrowserStore } from '../../browser-store.ts';

interface HiddenItems {
  posts: ReadonlySet<string>;
  people: ReadonlySet<string>;
}

/** Posts and people that the viewer has hidden in this tab; all lists leave them out. */
const hidden = createBrowserStore<HiddenItems>({ posts: new Set(), people: new Set() });

/** A list without hidden posts and people; `people` are the usernames that an item shows. */
export function useVisible<T>(
  items: readonly T[],
  facts: (item: T) => { id: string; people: readonly string[] },
): T[] {
  const { posts, people } = hidden.use();
  return items.filter((item) => {
    const { id, people: shown } = facts(item);
    return !posts.has(id) && !shown.some((username) => people.has(username));
  });
}

export function hideItem(kind: keyof HiddenItems, name: string): void {
  const before = hidden.get();
  hidden.set({ ...before, [kind]: new Set(before[kind]).add(name) });
}

export function unhideItem(kind: keyof HiddenItems, name: string): void {
  const before = hidden.get();
  hidden.set({ ...before, [kind]: new Set([...before[kind]].filter((each) => each !== name)) });
}
