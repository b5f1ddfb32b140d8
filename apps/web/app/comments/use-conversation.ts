import {
  type Comment,
  type CommentOrder,
  getComment,
  listComments,
} from '@arquiba/contract/comments';
import { useState } from 'react';
import { call, quietCall } from '../api-call.ts';
import type { Page } from '../ui/pages.ts';
import { type Pages, usePages } from '../ui/use-pages.ts';
import { useAccount } from '../viewer/use-site.ts';
import { latestOf, learnComment, nothingKnown } from './known-comments.ts';
import { removeComment, useRemovedComments } from './removed-comments.ts';

/** The comments of a post, and their changes. */
export interface Conversation {
  /** The top-level comments. */
  pages: Pages<Comment>;
  /** Replies that were written here, received by event or fetched by id, in addition to the loaded pages. */
  extra: readonly Comment[];
  /** The latest version of a loaded comment. */
  current(comment: Comment): Comment;
  /** Adds a new comment, or updates one. */
  take(comment: Comment): void;
  /** Fetches a comment of this post that is not shown, with its thread; false if it does not exist. */
  fetch(id: string): Promise<boolean>;
}

interface ConversationOptions {
  postId: string;
  sort: CommentOrder;
  first: Page<Comment>;
}

export function useConversation({ postId, sort, first }: ConversationOptions): Conversation {
  const viewer = useAccount()?.id ?? 'visitor';
  const removed = useRemovedComments();
  const [extra, setExtra] = useState<readonly Comment[]>([]);
  const [known, setKnown] = useState(nothingKnown);
  const pages = usePages({
    name: `comments ${postId} ${sort} ${viewer}`,
    first,
    load: (cursor) => call(listComments, { id: postId, sort, cursor }),
    idOf: ({ id }) => id,
  });

  function take(comment: Comment) {
    const before = pages.items.find(({ id }) => id === comment.id);
    setKnown((now) => learnComment(now, comment, before));
    if (comment.parentId) setExtra((all) => withOne(all, comment));
    else if (before) {
      // Replaced in the list too, which outlives the page.
      pages.change((items) => items.map((each) => (each.id === comment.id ? comment : each)));
    } else pages.change((items) => [comment, ...items.filter(({ id }) => id !== comment.id)]);
  }

  async function fetch(id: string): Promise<boolean> {
    try {
      const { comment, parent } = await quietCall(getComment, { id });
      if (comment.postId !== postId) return false;
      if (parent) take(parent);
      take(comment);
      return true;
    } catch {
      removeComment(id);
      return false;
    }
  }

  const shown = (comment: Comment) => !removed.has(comment.id);
  return {
    pages: { ...pages, items: pages.items.filter(shown) },
    extra: extra.filter(shown),
    current: (comment) => latestOf(known, comment),
    take,
    fetch,
  };
}

function withOne(list: readonly Comment[], comment: Comment): Comment[] {
  return [...list.filter(({ id }) => id !== comment.id), comment];
}
