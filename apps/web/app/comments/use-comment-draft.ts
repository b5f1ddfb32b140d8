import type { AccountSummary } from '@arquiba/contract/accounts';
import { COMMENT_MAX_CHARACTERS, type Comment, createComment } from '@arquiba/contract/comments';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../api-call.ts';
import { type DraftFile, emptyDraft, newKey, readDraft, withKey, writeDraft } from '../draft.ts';
import { charactersLeft } from '../ui/characters-left.ts';
import { type Intent, takeIntent } from '../viewer/intent.ts';

interface CommentDraft {
  account: AccountSummary;
  postId: string;
  /** The comment to reply to. */
  parentId?: string | undefined;
  /** The initial text of a reply. */
  opening?: string | undefined;
  onSent(comment: Comment): void;
  /** The text that was written before sign-in is back. */
  onReturned(): void;
}

/** The draft of a comment, and sending it; stored while the tab is open. */
export function useCommentDraft({ account, postId, parentId, ...rest }: CommentDraft) {
  const { opening = '', onSent, onReturned } = rest;
  const place = { name: `comentario-${parentId ?? postId}`, accountId: account.id };
  const [draft, setDraft] = useState(emptyDraft);
  const [picked, setPicked] = useState<File | null>(null);
  const [optimistic, setOptimistic] = useState<typeof draft | null>(null);
  const busy = useRef(false);
  const location = useLocation();
  const isMine = (intent: Intent) => intent.act === 'comment' && intent.id === postId;
  // Effects of one moment must not overwrite each other.
  const latest = useRef(draft);
  const show = (next: typeof draft) => {
    latest.current = next;
    setDraft(next);
  };
  const keep = (next: typeof draft) => {
    show(next);
    writeDraft(place, next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form belongs to one place
  useEffect(() => {
    const stored = readDraft(place);
    if (stored.text || stored.files[0]) return show(stored);
    // Written before sign-in.
    const intent = parentId ? null : takeIntent(location, isMine);
    if (intent?.act !== 'comment') return show({ ...emptyDraft, text: opening });
    keep({ ...emptyDraft, text: intent.text });
    onReturned();
  }, []);

  async function send() {
    const text = draft.text.trim();
    const [file] = draft.files;
    if (busy.current || picked || !(text || file)) return;
    if (charactersLeft(text, COMMENT_MAX_CHARACTERS).tooLong) return;
    busy.current = true;
    // It stays in storage until the server has accepted it, so that leaving the page loses nothing.
    const sending = withKey({ ...draft, text }, newKey);
    writeDraft(place, sending);
    show(emptyDraft);
    setOptimistic(sending);
    try {
      const media = file && { path: file.path, alt: file.alt.trim() };
      const input = { id: postId, text, ...(parentId && { parentId }), ...(media && { media }) };
      const comment = await call(createComment, input, { idempotencyKey: sending.sent.key });
      writeDraft(place, emptyDraft);
      onSent(comment);
    } catch {
      // The error was shown in a toast.
      show(sending);
    } finally {
      busy.current = false;
      setOptimistic(null);
    }
  }

  return {
    text: draft.text,
    file: draft.files[0],
    /** The picture that is being uploaded. */
    picked,
    pick: setPicked,
    /** What is being sent; null if there is nothing. */
    optimistic,
    write: (text: string) => keep({ ...latest.current, text }),
    attach(file: DraftFile | null) {
      setPicked(null);
      keep({ ...latest.current, files: file ? [file] : [] });
    },
    drop: () => writeDraft(place, emptyDraft),
    send: () => void send(),
  };
}
