import { createClient } from '@arquiba/contract/client';
import { type Draft, getCurrentDraft, saveCurrentDraft } from '@arquiba/contract/drafts';
import { lastingCall } from '../notices/act-with-undo.tsx';
import { notify } from '../notices/notify.ts';
import { blankContent, type Composition, isDirty } from './composition.ts';

const PAUSE_MS = 1200;

/** Automatic saving never asks the person to sign in again; publishing does. */
const ownCall = createClient();

export interface DraftSync {
  /** Saves after a pause in typing. */
  changed(): void;
  /** Resolves when all changes are saved, or saving has failed. */
  settled(): Promise<void>;
}

interface Held {
  read(): Composition;
  isBusy(): boolean;
  keep(changes: Partial<Composition>): void;
}

/**
 * Keeps the composer and the draft on the server in sync. Changes here are saved; changes of other devices
 * are loaded. If both have changed, the server stores the other version as a separate draft.
 */
export function startDraftSync(held: Held, ended: AbortSignal): DraftSync {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<void> = Promise.resolve();

  /**
   * Runs the steps one after the other, so that answers arrive in order. Errors, such as a lost network, are
   * ignored; the next step tries again.
   */
  function run(step: () => Promise<void>): Promise<void> {
    clearTimeout(timer);
    queue = queue.then(step).catch(() => undefined);
    return queue;
  }

  async function save(): Promise<void> {
    const { content, server } = held.read();
    if (!isDirty(held.read())) return;
    const sent = JSON.stringify(content);
    // When the page is hidden, the request must outlive it.
    const call = document.visibilityState === 'hidden' ? lastingCall : ownCall;
    const answer = await call(saveCurrentDraft, { content, base: server?.at ?? null });
    if (answer.setAside) notify('info', SET_ASIDE);
    const isOther = answer.draft !== null && !isWritten(sent);
    if (isOther && JSON.stringify(held.read().content) === sent) return adopt(answer.draft);
    held.keep({ server: serverOf(answer.draft), saved: sent });
  }

  async function load(): Promise<void> {
    const { draft } = await ownCall(getCurrentDraft, {});
    if (ended.aborted || held.isBusy()) return;
    const known = held.read();
    if (isDirty(known)) return save();
    if (draft?.updatedAt !== known.server?.at) adopt(draft);
  }

  function adopt(draft: Draft | null): void {
    const content = draft?.content ?? blankContent;
    held.keep({ content, server: serverOf(draft), saved: JSON.stringify(content) });
  }

  const settled = () => run(save);
  const onSight = () => {
    if (held.isBusy()) return;
    void (document.visibilityState === 'visible' ? run(load) : settled());
  };
  const changed = () => {
    clearTimeout(timer);
    if (!held.isBusy()) timer = setTimeout(settled, PAUSE_MS);
  };
  window.addEventListener('online', onSight, { signal: ended });
  document.addEventListener('visibilitychange', onSight, { signal: ended });
  ended.addEventListener('abort', () => void settled());
  void run(load);
  return { changed, settled };
}

const SET_ASIDE = 'O que foi escrito em outro aparelho está em Rascunhos e agendadas.';

/** Whether the server would store this content. */
function isWritten(sent: string): boolean {
  const { text, media, place, tagged, poll } = JSON.parse(sent) as Composition['content'];
  return Boolean(
    text.trim() ||
      media.length ||
      place.trim() ||
      tagged.length ||
      poll?.options.some(({ label, picture }) => label.trim() || picture),
  );
}

function serverOf(draft: Draft | null): Composition['server'] {
  return draft && { id: draft.id, at: draft.updatedAt };
}
