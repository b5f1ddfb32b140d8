import { complete } from '@arquiba/contract/completions';
import type { ProfileCard } from '@arquiba/contract/profiles';
import { useEffect, useState } from 'react';
import { quietCall } from '../api-call.ts';

const PAUSE_MS = 120;

/** A name that can replace the typed text. */
export interface Suggestion {
  /** Without the @ or #. */
  name: string;
  person: ProfileCard | null;
  posts: number | null;
}

/** The suggestion that Enter chooses: the selected one if it is in the list, else the first. */
export function useActive(suggestions: readonly Suggestion[]) {
  const [name, setName] = useState<string | null>(null);
  const active = Math.max(
    0,
    suggestions.findIndex((each) => each.name === name),
  );
  return {
    active,
    move(step: number) {
      setName(suggestions.at((active + step) % suggestions.length)?.name ?? null);
    },
    reset: () => setName(null),
  };
}

/** The suggestions; the last answer stays until the next one arrives. */
export function useCompletions(kind: 'person' | 'hashtag' | null, q: string): Suggestion[] {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  useEffect(() => {
    if (kind === null) return setSuggestions([]);
    const ended = new AbortController();
    const ask = async () => {
      const found = await quietCall(complete, { kind, q }, { signal: ended.signal });
      if (ended.signal.aborted) return;
      setSuggestions([
        ...found.people.map((person) => ({ name: person.username, person, posts: null })),
        ...found.hashtags.map(({ tag, posts }) => ({ name: tag, person: null, posts })),
      ]);
    };
    // Errors are ignored: the name can be typed.
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [kind, q]);
  return suggestions;
}
