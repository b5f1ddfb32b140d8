import { savePost, unsavePost } from '@arquiba/contract/bookmarks';
import type { SimplePost } from '@arquiba/contract/posts';
import { call } from '../api-call.ts';
import { learnSaved } from '../reactions/public/known-posts.ts';
import { createToggles } from '../toggles.ts';
import { useRemovedItems } from '../viewer/use-site.ts';

/** The collections of posts that were removed, so that undo can restore them. */
const homes = new Map<string, string[]>();

const NONE: ReadonlySet<string> = new Set();

/** Keyed by the id of the post. */
const saves = createToggles(async (id, wanted) => {
  if (wanted) {
    const collectionIds = homes.get(id);
    homes.delete(id);
    await call(savePost, { id, ...(collectionIds && { collectionIds }) });
  } else {
    homes.set(id, (await call(unsavePost, { id })).collectionIds);
  }
  learnSaved(id, wanted);
});

/** The key of a removed bookmark. It differs from the id, because the post itself is not deleted. */
export const savedName = (id: string) => `salva-${id}`;

export const { set: setSaved, show: showSaved } = saves;

/** Whether the viewer has saved it, and how many have; both change before the server answers. */
export function useSaved({ id, saved: was, counts }: Pick<SimplePost, 'id' | 'saved' | 'counts'>) {
  const saved = saves.use(id, was);
  return { saved, count: counts.saves + Number(saved) - Number(was) };
}

/** Filters a list of saved posts to those that are still saved. */
export function useStillSaved<P extends Pick<SimplePost, 'id'>>(posts: readonly P[]): P[] {
  const shown = saves.useShown();
  const before = useRemovedItems(NONE);
  return posts.filter(({ id }) => shown.get(id) ?? !before.has(savedName(id)));
}
