import { brand } from '@arquiba/contract/brand';

/** A file that was uploaded and belongs to nothing yet, such as a post or a review. */
export interface DraftFile {
  path: string;
  url: string;
  mime: string;
  alt: string;
}

interface Content {
  text: string;
  files: readonly DraftFile[];
}

/** A text that is being written, and the last content that was sent without an answer. */
export interface Draft extends Content {
  sent: (Content & { key: string }) | null;
}

export const emptyDraft: Draft = { text: '', files: [], sent: null };

/**
 * The draft with its idempotency key. The same content keeps its key until the server has accepted it, so
 * that sending it twice, by a second click or after a reload, stores it once.
 */
export function withKey(draft: Draft, newKey: () => string): Draft & { sent: { key: string } } {
  const { text, files, sent } = draft;
  if (sent && isSame(sent, draft)) return { text, files, sent };
  return { text, files, sent: { text, files, key: newKey() } };
}

function isSame(one: Content, other: Content): boolean {
  const content = ({ text, files }: Content) => JSON.stringify([text, files]);
  return content(one) === content(other);
}

/** `crypto.randomUUID` exists on https and localhost only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Identifies a draft by its owner and its subject, so that nobody else on a shared computer sees it. */
export interface DraftPlace {
  name: string;
  accountId: string;
}

/** Stored while the tab is open. */
export function readDraft(place: DraftPlace): Draft {
  try {
    const stored: Draft | null = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null');
    return { ...emptyDraft, ...stored };
  } catch {
    return emptyDraft;
  }
}

export function writeDraft(place: DraftPlace, draft: Draft): void {
  try {
    if (draft.text === '' && draft.files.length === 0) sessionStorage.removeItem(keyOf(place));
    else sessionStorage.setItem(keyOf(place), JSON.stringify(draft));
  } catch {
    // Storage is full or disabled: a reload loses the draft.
  }
}

function keyOf({ name, accountId }: DraftPlace): string {
  return `${brand.storageKey}-${name}-${accountId}`;
}
