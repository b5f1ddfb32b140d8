import type { Comment } from '@arquiba/contract/comments';

/** What was learned about comments since their lists were loaded. */
export interface KnownComments {
  changed: ReadonlyMap<string, Comment>;
  /** Threads that were hidden or shown as a whole, with all their replies. */
  threads: ReadonlyMap<string, boolean>;
}

export const nothingKnown: KnownComments = { changed: new Map(), threads: new Map() };

/** `loaded` is the version in the list, if there is one. */
export function learnComment(
  { changed, threads }: KnownComments,
  comment: Comment,
  loaded: Comment | undefined,
): KnownComments {
  const { id, parentId, hidden } = comment;
  const before = changed.get(id) ?? loaded;
  const all = new Map(changed).set(id, comment);
  if (parentId || !before || before.hidden === hidden) return { changed: all, threads };
  for (const reply of changed.values()) {
    if (reply.parentId === id) all.set(reply.id, { ...reply, hidden });
  }
  return { changed: all, threads: new Map(threads).set(id, hidden) };
}

/** The latest version of a loaded comment. */
export function latestOf({ changed, threads }: KnownComments, comment: Comment): Comment {
  const hidden = comment.parentId ? threads.get(comment.parentId) : undefined;
  return changed.get(comment.id) ?? (hidden === undefined ? comment : { ...comment, hidden });
}
