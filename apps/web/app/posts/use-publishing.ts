import type { AccountSummary } from '@arquiba/contract/accounts';
import { createPost, type Post } from '@arquiba/contract/posts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../api-call.ts';
import {
  type Draft,
  type DraftFile,
  emptyDraft,
  isEmpty,
  newKey,
  readDraft,
  withKey,
  writeDraft,
} from '../draft.ts';
import { foreseePost } from './own-face.ts';
import { charactersLeft } from './public/characters-left.ts';

const ERROR_LABEL_MS = 1500;
const NAME = 'rascunho';

export interface PublishingEvents {
  /** A post to show while the server has not answered, or null when it has. */
  onForeseen(post: Post | null): void;
  onPublished(post: Post): void;
}

/** The draft of an account and its way to the server. */
export function usePublishing(account: AccountSummary, events: PublishingEvents) {
  const [draft, setDraft] = useState(emptyDraft);
  const [phase, setPhase] = useState<'writing' | 'busy' | 'failed' | 'published'>('writing');
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => setDraft(readDraft({ name: NAME, accountId: account.id })), [account.id]);

  // Files arrive between two drawings: what is changed is always the newest.
  const latest = useRef(draft);
  latest.current = draft;
  const keep = (next: Draft) => {
    latest.current = next;
    setDraft(next);
    writeDraft({ name: NAME, accountId: account.id }, next);
  };

  async function publish() {
    const { current } = latest;
    const content = { text: current.text.trim(), files: current.files };
    if (busy.current || isEmpty(content) || charactersLeft(content.text).tooLong) return;
    busy.current = true;
    clearTimeout(timer.current);
    // It stays in storage until the server has it: leaving the page loses nothing.
    const sending = withKey({ ...current, ...content }, newKey);
    writeDraft({ name: NAME, accountId: account.id }, sending);
    latest.current = emptyDraft;
    setDraft(emptyDraft);
    setPhase('busy');
    events.onForeseen(foreseePost(account, content));
    try {
      const media = content.files.map(({ path, alt }) => ({ path, alt }));
      const input = { text: content.text, media };
      const post = await call(createPost, input, { idempotencyKey: sending.sent.key });
      keep(emptyDraft);
      setPhase('published');
      events.onPublished(post);
    } catch {
      // The toast has said why.
      setDraft(sending);
      setPhase('failed');
      timer.current = setTimeout(setPhase, ERROR_LABEL_MS, 'writing');
    } finally {
      busy.current = false;
      events.onForeseen(null);
    }
  }

  const change = (changes: Partial<Draft>) => {
    keep({ ...latest.current, ...changes });
    if (phase === 'published') setPhase('writing');
  };
  return {
    ...{ text: draft.text, files: draft.files, isEmpty: isEmpty(draft), phase },
    publish: () => void publish(),
    write: (text: string) => change({ text }),
    attach: (files: readonly DraftFile[]) => change({ files }),
  };
}
