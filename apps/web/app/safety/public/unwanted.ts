import { createBrowserStore } from '../../browser-store.ts';

interface Unwanted {
  posts: ReadonlySet<string>;
  people: ReadonlySet<string>;
}

/** Posts and people that the viewer has hidden in this tab; all lists leave them out. */
const unwanted = createBrowserStore<Unwanted>({ posts: new Set(), people: new Set() });

/** A list without hidden posts and people; `people` are the usernames that an item shows. */
export function useWanted<T>(
  items: readonly T[],
  facts: (item: T) => { id: string; people: readonly string[] },
): T[] {
  const { posts, people } = unwanted.use();
  return items.filter((item) => {
    const { id, people: shown } = facts(item);
    return !posts.has(id) && !shown.some((username) => people.has(username));
  });
}

export function sendAway(kind: keyof Unwanted, name: string): void {
  const before = unwanted.get();
  unwanted.set({ ...before, [kind]: new Set(before[kind]).add(name) });
}

export function takeBack(kind: keyof Unwanted, name: string): void {
  const before = unwanted.get();
  unwanted.set({ ...before, [kind]: new Set([...before[kind]].filter((each) => each !== name)) });
}
