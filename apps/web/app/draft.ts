import { brand } from '@arquiba/contract/brand';

/** What someone is writing, and what of it was sent without an answer that it arrived. */
export interface Draft {
  text: string;
  sent: { text: string; key: string } | null;
}

export const emptyDraft: Draft = { text: '', sent: null };

/**
 * The draft with the key under which its text is sent. The same text keeps its key until
 * the server has taken it: sent twice, by a second click or after a reload, it is one thing.
 */
export function withKey(draft: Draft, newKey: () => string): Draft & { sent: { key: string } } {
  const { text, sent } = draft;
  if (sent?.text === text) return { text, sent };
  return { text, sent: { text, key: newKey() } };
}

/** `crypto.randomUUID` exists on https and localhost only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whose draft it is, and of what: nobody else's eyes on a shared computer. */
export interface DraftPlace {
  name: string;
  accountId: string;
}

/** Kept for as long as the tab is open. */
export function readDraft(place: DraftPlace): Draft {
  try {
    const stored: Draft | null = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null');
    return stored ?? emptyDraft;
  } catch {
    return emptyDraft;
  }
}

export function writeDraft(place: DraftPlace, draft: Draft): void {
  try {
    if (draft.text === '') sessionStorage.removeItem(keyOf(place));
    else sessionStorage.setItem(keyOf(place), JSON.stringify(draft));
  } catch {
    // Full or forbidden: the draft then lives as long as the page.
  }
}

function keyOf({ name, accountId }: DraftPlace): string {
  return `${brand.storageKey}-${name}-${accountId}`;
}
