import { literal } from './like-pattern.ts';

const SHORTEST_SWAPPED = 4;
const SHORTEST_REPLACED = 5;
/** Letters in a row that the index needs to find a pattern. */
const LEAST_RUN = 3;
const MOST = 40;

/**
 * LIKE patterns for what a person may have meant: two neighbouring letters swapped, or one letter wrong. Such
 * words share too few trigrams with the right one to be similar; missing and additional letters do not.
 */
export function misspelled(text: string): string[] {
  const words = text.split(' ');
  const literals = words.map(literal);
  return words
    .flatMap((word, place) => likelyWords(word).map((likely) => literals.with(place, likely)))
    .slice(0, MOST)
    .map((parts) => `%${parts.join(' ')}%`);
}

/** A `_` stands for any letter. */
export function likelyWords(word: string): string[] {
  if (!/^[a-z0-9]+$/.test(word)) return [];
  const letters = [...word];
  const places = [...letters.keys()];
  const swapped = places
    .filter((at) => at > 0 && letters[at] !== letters[at - 1])
    .map((at) => swap(word, at));
  const replaced = places
    .filter((at) => Math.max(at, word.length - 1 - at) >= LEAST_RUN)
    .map((at) => `${word.slice(0, at)}_${word.slice(at + 1)}`);
  return [
    ...(word.length >= SHORTEST_SWAPPED ? swapped : []),
    ...(word.length >= SHORTEST_REPLACED ? replaced : []),
  ];
}

/** Swaps the letter with the one before it. */
function swap(word: string, at: number): string {
  return `${word.slice(0, at - 1)}${word.charAt(at)}${word.charAt(at - 1)}${word.slice(at + 1)}`;
}
