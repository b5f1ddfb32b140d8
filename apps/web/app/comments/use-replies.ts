import { type Comment, listReplies } from '@arquiba/contract/comments';
import { useState } from 'react';
import { quietCall } from '../api-call.ts';
import type { Page } from '../ui/pages.ts';
import { useRemovedComments } from './removed-comments.ts';

const NONE: Page<Comment> = { items: [], nextCursor: null };

/** The replies of a thread, loaded on request, and those that are already known. */
export function useReplies(top: Comment, extra: readonly Comment[]) {
  const removed = useRemovedComments();
  const [page, setPage] = useState<Page<Comment>>(NONE);
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');

  async function load() {
    if (state === 'loading') return;
    setState('loading');
    try {
      const cursor = page.nextCursor;
      const next = await quietCall(listReplies, { id: top.id, ...(cursor && { cursor }) });
      setPage({ items: [...page.items, ...next.items], nextCursor: next.nextCursor });
      setState('open');
    } catch {
      setState('failed');
    }
  }

  const loaded = new Set(page.items.map(({ id }) => id));
  const beside = extra.filter(({ id, parentId }) => parentId === top.id && !loaded.has(id));
  const items = [...page.items, ...beside].filter(({ id }) => !removed.has(id));
  return {
    items,
    state,
    /** How many are not shown yet. An estimate, because the count changes while others write. */
    left: state === 'open' && page.nextCursor === null ? 0 : top.counts.replies - items.length,
    load: () => void load(),
  };
}
