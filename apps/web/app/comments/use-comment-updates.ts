import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useChannel } from '../realtime/public/listen.ts';
import { removeComment } from './removed-comments.ts';

const BATCH_MS = 250;
/** If more arrive at once, the rest is shown after a reload. */
const MOST_AT_ONCE = 10;

/**
 * Adds comments of other people while the page is open. An event contains only the id of a comment, which is
 * then fetched.
 */
export function useCommentUpdates(postId: string, fetch: (id: string) => Promise<unknown>): void {
  const { revalidate } = useRevalidator();
  const waiting = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const fetchBatch = () => {
    timer.current = undefined;
    const ids = [...waiting.current].slice(0, MOST_AT_ONCE);
    waiting.current.clear();
    for (const id of ids) void fetch(id);
  };
  useChannel(`post:${postId}`, {
    onEvent(event) {
      if (event.type !== 'comment' || typeof event.id !== 'string') return;
      if (event.happened === 'removed') return removeComment(event.id);
      waiting.current.add(event.id);
      timer.current ??= setTimeout(fetchBatch, BATCH_MS);
    },
    onGap: () => void revalidate(),
  });
}
