import type { Post } from '@arquiba/contract/posts';

/** The posts at the top of a list that are newer than those that are shown. */
export function newPostsIn(
  newest: readonly Pick<Post, 'id' | 'own'>[],
  shown: readonly Pick<Post, 'id'>[],
): string[] {
  const known = new Set(shown.map(({ id }) => id));
  const meeting = newest.findIndex(({ id }) => known.has(id));
  const above = meeting < 0 ? newest : newest.slice(0, meeting);
  return above.filter(({ own }) => !own).map(({ id }) => id);
}
