import { createDraft, openDraft } from '@arquiba/contract/drafts';
import { call } from '../api-call.ts';
import { newKey } from '../draft.ts';
import { offerAction } from '../notices/act-with-undo.tsx';
import { notify } from '../notices/notify.ts';
import { blankComposition, type Composition, type DraftContent, isDirty } from './composition.ts';
import { openDrafts } from './drafts-opening.ts';
import { formatLocalMoment } from './local-time.ts';

/** Schedules a post. */
export async function schedule(
  content: DraftContent,
  { key, draftId }: NonNullable<Composition['sent']>,
): Promise<void> {
  const input = { content, ...(draftId && { draftId }) };
  const { content: saved } = await call(createDraft, input, { idempotencyKey: key });
  const time = saved.publishAt ? formatLocalMoment(saved.publishAt) : '';
  offerAction({ said: `Agendada para ${time}.`, action: 'Ver', onAction: () => void openDrafts() });
}

/** Moves the content of the composer to the drafts; returns the new composition. */
export async function saveAside(composition: Composition): Promise<Composition> {
  const { content, server } = composition;
  const input = { content: { ...content, publishAt: null }, ...(server && { draftId: server.id }) };
  try {
    await call(createDraft, input, { idempotencyKey: newKey() });
  } catch {
    // The error was shown in a toast.
    return composition;
  }
  offerAction({ said: 'Rascunho salvo.', action: 'Ver', onAction: () => void openDrafts() });
  return blankComposition;
}

/** Loads a draft into the composer; returns the new composition. */
export async function open(id: string, composition: Composition): Promise<Composition> {
  if (isDirty(composition)) {
    notify('error', 'O que está escrito ainda não foi salvo. Tente de novo.');
    return composition;
  }
  const { content, updatedAt } = await call(openDraft, { id });
  const saved = JSON.stringify(content);
  return { content, saved, sent: null, server: { id, at: updatedAt } };
}
