import { brand } from '@arquiba/contract/brand';
import { signInPath } from './return-path.ts';

/** What a visitor wanted to do when the page asked to sign in. */
export type Intent =
  | { act: 'like' | 'save' | 'repost' | 'like-comment'; id: string }
  | { act: 'follow'; username: string; displayName: string }
  | { act: 'vote'; id: string; positions: number[] }
  | { act: 'comment'; id: string; text: string };

interface KeptIntent {
  intent: Intent;
  /** The page on which it was wanted. It is carried out only there. */
  path: string;
  at: number;
}

interface Place {
  pathname: string;
  search: string;
}

const KEY = `${brand.storageKey}-pendente`;
/** Signing up may take a while; after that nobody expects it any more. */
const LONGEST_MS = 60 * 60_000;
const ENTRY_PAGES =
  /^\/(entrar|cadastrar|conta-criada|comecar|recuperar-senha|termos|privacidade)(\/|$)/;

/**
 * Keeps the intent in this tab's own storage, which no link and no other site can write to, and returns the
 * path of sign-in.
 */
export function keepIntent(intent: Intent, place: Place): string {
  const kept: KeptIntent = { intent, path: pathOf(place), at: Date.now() };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or disabled: the person presses again after sign-in.
  }
  return signInPath(place);
}

/**
 * The intent, once, if the person is back on its page and `isWanted`. Any other page except those of sign-in
 * and sign-up ends it.
 */
export function takeIntent(place: Place, isWanted: (intent: Intent) => boolean): Intent | null {
  try {
    const kept: KeptIntent | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!kept || ENTRY_PAGES.test(place.pathname)) return null;
    const isHere = kept.path === pathOf(place) && Date.now() - kept.at < LONGEST_MS;
    if (isHere && !isWanted(kept.intent)) return null;
    sessionStorage.removeItem(KEY);
    return isHere ? kept.intent : null;
  } catch {
    return null;
  }
}

function pathOf({ pathname, search }: Place): string {
  return pathname + search;
}
