import { type ColorFamily, colorFamilies } from '@arquiba/contract/catalog';
import type { IndexedRow } from './index-queries.ts';

/** An inverted index: which rows have a word, and where. The title has the highest weight. */
export interface WordIndex {
  rows: number;
  words: string[];
  /** For each word: a row times eight plus its weight. */
  places: number[][];
}

const WEIGHTS = { title: 4, line: 2, rest: 1 };
/** How well a word matches what was typed. */
const [ALIKE, BEGINS, SAME] = [1, 2, 3];
/** Words that fit every frame. */
const ANY_FRAME = new Set('oculo armacao armacoe oclo'.split(' '));
const FILLERS = new Set('de da do e em com para o a um uma na no'.split(' '));

export function indexWords(rows: readonly IndexedRow[]): WordIndex {
  const places = new Map<string, number[]>();
  // Cached: lines and colours repeat often.
  const known = new Map<string, string[]>();
  const add = (text: string, row: number, weight: number) => {
    const words = known.get(text) ?? wordsOf(text);
    known.set(text, words);
    for (const word of words) {
      const before = places.get(word);
      const place = row * 8 + weight;
      if (before) before.push(place);
      else places.set(word, [place]);
    }
  };
  for (const [row, { title, line, sex, shape, material, colors }] of rows.entries()) {
    add(title, row, WEIGHTS.title);
    add(line, row, WEIGHTS.line);
    add(`${sex} ${shape} ${material} ${colors}`, row, WEIGHTS.rest);
  }
  return { rows: rows.length, words: [...places.keys()], places: [...places.values()] };
}

/** How well each row matches all typed words, 0 for no match; null if nothing was typed. */
export function searchWords(index: WordIndex, text: string): Uint16Array | null {
  const typed = wordsOf(text);
  if (typed.length === 0) return null;
  let total: Uint16Array | null = null;
  for (const word of typed) {
    const best = scoresOf(index, word);
    if (total) for (let row = 0; row < index.rows; row += 1) add(total, best, row);
    total ??= best;
  }
  return total;
}

function add(total: Uint16Array, best: Uint16Array, row: number): void {
  const [before = 0, here = 0] = [total[row], best[row]];
  total[row] = before > 0 && here > 0 ? before + here : 0;
}

function scoresOf({ rows, words, places }: WordIndex, typed: string): Uint16Array {
  const best = new Uint16Array(rows);
  const note = (fits: (word: string) => number) => {
    let any = false;
    for (const [at, word] of words.entries()) {
      const fit = fits(word);
      if (fit === 0) continue;
      any = true;
      for (const place of places[at] ?? []) {
        const row = place >> 3;
        best[row] = Math.max(best[row] ?? 0, fit * (place & 7));
      }
    }
    return any;
  };
  const found = note((word) => (word === typed ? SAME : begins(word, typed) ? BEGINS : 0));
  // Short words are too easily alike.
  if (!found && typed.length >= 4) {
    const most = typed.length >= 8 ? 2 : 1;
    note((word) => (word.length >= 4 && isNear(typed, word, most) ? ALIKE : 0));
  }
  return best;
}

/** 'avia' and 'aviadores' both mean 'aviador'. */
function begins(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true;
  return word.length >= 4 && typed.length - word.length <= 2 && typed.startsWith(word);
}

/** The colour families among the typed words. */
export function familiesIn(text: string): ColorFamily[] {
  const typed = wordsOf(text);
  return colorFamilies.filter((family) => typed.includes(family));
}

/** Whether a text has a word that narrows the search; 'óculos' alone finds all frames. */
export function namesFrames(text: string): boolean {
  return tellingWords(text).length > 0;
}

function wordsOf(text: string): string[] {
  return tellingWords(text).filter((word) => !ANY_FRAME.has(word));
}

/** Without accents and case, in the singular. */
function tellingWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^a-z0-9]+/).map((word) => word.replace(/(?<=..)s$/, ''));
  return [...new Set(words)].filter((word) => word !== '' && !FILLERS.has(word));
}

/** Whether at most `most` changed, missing, added or swapped letters turn one word into the other. */
function isNear(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let [beforeLast, last]: number[][] = [
    [],
    Array.from({ length: other.length + 1 }, (_, at) => at),
  ];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(
        (last?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last?.[j - 1] ?? 0) + cost,
      );
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (beforeLast?.[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    if (Math.min(...row) > most) return false;
    [beforeLast, last] = [last, row];
  }
  return (last?.at(-1) ?? most + 1) <= most;
}
