import type { AccountSummary } from '@arquiba/contract/accounts';
import { COMMENT_MAX_CHARACTERS, type Comment, createComment } from '@arquiba/contract/comments';
import { useEffect, useRef, useState } from 'react';
import { call } from '../api-call.ts';
import { emptyDraft, newKey, readDraft, withKey, writeDraft } from '../draft.ts';
import { charactersLeft } from '../ui/characters-left.ts';

interface CommentDraft {
  account: AccountSummary;
  postId: string;
  /** The comment to reply to. */
  parentId?: string | undefined;
  /** The initial text of a reply. */
  opening?: string | undefined;
  onSent(comment: Comment): void;
}

/** The draft of a comment, and sending it; stored while the tab is open. */
export function useCommentDraft({ account, postId, parentId, opening = '', onSent }: CommentDraft) {
  const place = { name: `comentario-${parentId ?? postId}`, accountId: account.id };
  const [draft, setDraft] = useState(emptyDraft);
  const [optimistic, setOptimistic] = useState<string | null>(null);
  const busy = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form belongs to one place
  useEffect(() => {
    const stored = readDraft(place);
    setDraft(stored.text ? stored : { ...emptyDraft, text: opening });
  }, []);

  const keep = (next: typeof draft) => {
    setDraft(next);
    writeDraft(place, next);
  };

  async function send() {
    const text = draft.text.trim();
    if (busy.current || text === '' || charactersLeft(text, COMMENT_MAX_CHARACTERS).tooLong) return;
    busy.current = true;
    // It stays in storage until the server has accepted it, so that leaving the page loses nothing.
    const sending = withKey({ ...draft, text }, newKey);
    writeDraft(place, sending);
    setDraft(emptyDraft);
    setOptimistic(text);
    try {
      const input = { id: postId, text, ...(parentId && { parentId }) };
      const comment = await call(createComment, input, { idempotencyKey: sending.sent.key });
      writeDraft(place, emptyDraft);
      onSent(comment);
    } catch {
      // The error was shown in a toast.
      setDraft(sending);
    } finally {
      busy.current = false;
      setOptimistic(null);
    }
  }

  return {
    text: draft.text,
    /** The text that is being sent; null if there is none. */
    optimistic,
    write: (text: string) => keep({ ...draft, text }),
    drop: () => writeDraft(place, emptyDraft),
    send: () => void send(),
  };
}
