import type { AccountSummary } from '@arquiba/contract/accounts';
import { createPost, type Post } from '@arquiba/contract/posts';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { call } from '../api-call.ts';
import { charactersLeft } from '../ui/characters-left.ts';
import {
  blankComposition,
  blankContent,
  type Composition,
  type DraftContent,
  mayPublish,
  readComposition,
  withKey,
  writeComposition,
} from './composition.ts';
import { createOptimisticPost } from './create-optimistic-post.ts';
import type { DraftSync } from './draft-sync.ts';
import { newPostInput } from './new-post-input.ts';

const ERROR_LABEL_MS = 1500;

export interface PublishingEvents {
  /** A post to show until the server has answered, then null. */
  onOptimistic(post: Post | null): void;
  onPublished(post: Post): void;
  /** The server has the content: as a post, or as a scheduled one. */
  onSent?(): void;
}

/** The content of the composer, and publishing it. */
export function usePublishing(
  account: AccountSummary,
  bound: Pick<DraftContent, 'group' | 'event'>,
  events: PublishingEvents,
) {
  // A draft of many lines must be there before the router scrolls to the place that the person left. The
  // server does not know it, so hydration starts without.
  const isHydrating = useSyncExternalStore(never, no, yes);
  const [content, setContent] = useState(() =>
    isHydrating ? blankContent : readComposition(account.id).content,
  );
  const [phase, setPhase] = useState<'writing' | 'busy' | 'failed'>('writing');
  // A ref, because uploads and saved drafts change it between renders, and each change needs the newest.
  const latest = useRef<Composition>(blankComposition);
  const busy = useRef(false);
  const sync = useRef<DraftSync>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = (changes: Partial<Composition>) => {
    latest.current = { ...latest.current, ...changes };
    writeComposition(account.id, latest.current);
    setContent(latest.current.content);
  };
  const change = (changes: Partial<DraftContent>) => {
    keep({ content: { ...latest.current.content, ...changes } });
    sync.current?.changed();
  };

  const begin = useEffectEvent(() => {
    latest.current = readComposition(account.id);
    setContent(latest.current.content);
    const ended = new AbortController();
    import('./draft-sync.ts').then(
      ({ startDraftSync }) => {
        if (ended.signal.aborted) return;
        const held = { read: () => latest.current, isBusy: () => busy.current, keep };
        sync.current = startDraftSync(held, ended.signal);
      },
      // The code could not be loaded: the draft is stored in the tab only.
      () => undefined,
    );
    return () => {
      ended.abort();
      sync.current = undefined;
      clearTimeout(timer.current);
    };
  });
  useEffect(() => begin(), []);

  async function publish() {
    const { text } = latest.current.content;
    if (busy.current || !mayPublish(latest.current.content)) return;
    if (charactersLeft(text).tooLong) return;
    busy.current = true;
    clearTimeout(timer.current);
    setPhase('busy');
    await sync.current?.settled();
    const chosen = latest.current.content;
    const sending = withKey({
      ...latest.current,
      content: {
        ...chosen,
        group: bound.group ?? chosen.group,
        event: bound.event ?? chosen.event,
      },
    });
    const written = sending.content;
    // It stays in storage until the server has accepted it, so that leaving the page loses nothing.
    keep(sending);
    setContent(blankContent);
    try {
      if (written.publishAt === null) await publishNow(sending);
      else await (await import('./schedule.ts')).schedule(written, sending.sent);
      keep(afterSent(latest.current));
      setPhase('writing');
      events.onSent?.();
    } catch {
      // The error was shown in a toast. If only the answer was lost, the draft no longer exists on the
      // server, so it is saved again.
      keep({ saved: '' });
      setPhase('failed');
      timer.current = setTimeout(setPhase, ERROR_LABEL_MS, 'writing');
    } finally {
      busy.current = false;
      events.onOptimistic(null);
      sync.current?.changed();
    }
  }

  async function publishNow({ content: written, sent }: ReturnType<typeof withKey>) {
    events.onOptimistic(createOptimisticPost(account, written));
    const { key: idempotencyKey, draftId } = sent;
    const input = { ...newPostInput(written), ...(draftId && { draftId }) };
    const post = await call(createPost, input, { idempotencyKey });
    events.onPublished(post);
    const { offerUndo } = await import('./undo-publishing.ts');
    offerUndo(post.id, written, giveBack);
  }

  /** Restores a content if the composer is empty; returns whether it was. */
  const giveBack = async (written: DraftContent) => {
    if (!sync.current || mayPublish(latest.current.content)) return false;
    change(written);
    await sync.current.settled();
    return true;
  };

  return {
    ...{ content, phase, change },
    publish: () => void publish(),
    /** Opens another draft; the current content is moved to the drafts. */
    open: async (id: string) => {
      const { open } = await import('./schedule.ts');
      await sync.current?.settled();
      keep(await open(id, latest.current));
    },
    saveAside: async () => {
      const { saveAside } = await import('./schedule.ts');
      await sync.current?.settled();
      keep(await saveAside(latest.current));
    },
  };
}

/** Publishing has deleted the draft on the server, unless there is a newer one. */
function afterSent({ sent, server, saved }: Composition): Composition {
  if (sent?.draftId === server?.id) return blankComposition;
  return { ...blankComposition, server, saved };
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
