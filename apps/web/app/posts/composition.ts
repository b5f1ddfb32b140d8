import { brand } from '@arquiba/contract/brand';
import type { DraftContent } from '@arquiba/contract/drafts';
import { newKey } from '../draft.ts';

export type { DraftContent };

export const blankContent: DraftContent = {
  ...{ text: '', audience: 'public', commentsBy: 'everyone', quotable: true, place: '' },
  ...{ group: null, event: null, poll: null, tagged: [], publishAt: null, media: [] },
};

/** The content of the composer in one tab. */
export interface Composition {
  content: DraftContent;
  /** The last content that was sent without an answer. */
  sent: { key: string; content: string; draftId: string | undefined } | null;
  /** The draft on the server that this continues, and its saved version. */
  server: { id: string; at: string } | null;
  saved: string;
}

export const blankComposition: Composition = {
  ...{ content: blankContent, sent: null, server: null, saved: JSON.stringify(blankContent) },
};

/** A post needs a text or a file. */
export function mayPublish({ text, media }: DraftContent): boolean {
  return text.trim() !== '' || media.length > 0;
}

/** Whether any option was changed, besides text, files and poll. */
export function hasOptions({ audience, commentsBy, quotable, ...rest }: DraftContent): boolean {
  const open = audience === 'public' && commentsBy === 'everyone' && quotable;
  return (
    !open || Boolean(rest.group || rest.event || rest.place || rest.publishAt || rest.tagged.length)
  );
}

/** Whether there are changes that are not on the server yet. */
export function isDirty({ content, saved }: Composition): boolean {
  return JSON.stringify(content) !== saved;
}

/**
 * The composition with its idempotency key. The same content keeps its key until the server has accepted it,
 * so that sending it twice, by a second click or after a reload, creates one post.
 */
export function withKey(composition: Composition) {
  const content = JSON.stringify(composition.content);
  const { sent, server } = composition;
  if (sent?.content === content) return { ...composition, sent };
  return { ...composition, sent: { key: newKey(), content, draftId: server?.id } };
}

/** Stored while the tab is open, so that nobody else on a shared computer sees it. */
export function readComposition(accountId: string): Composition {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(accountId)) ?? 'null');
    return { ...blankComposition, ...stored };
  } catch {
    return blankComposition;
  }
}

export function writeComposition(accountId: string, composition: Composition): void {
  try {
    sessionStorage.setItem(keyOf(accountId), JSON.stringify(composition));
  } catch {
    // Storage is full or disabled: only the page and the draft on the server have it.
  }
}

function keyOf(accountId: string): string {
  return `${brand.storageKey}-composicao-${accountId}`;
}
