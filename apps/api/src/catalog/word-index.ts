import { type ColorFamily, colorFamilies } from '@arquiba/contract/catalog';
import type { IndexedRow } from './index-queries.ts';
import { isNear } from './is-near.ts';

/** An inverted index: which rows have a word, and where. The title has the highest weight. */
export interface WordIndex {
  rows: number;
  words: string[];
  /** For each word: a row times eight plus its weight. */
  places: number[][];
  /** What other words mean: the table that the shop edits. */
  meanings: Map<string, string[]>;
  /** How a word is written, with its accents. */
  spellings: Map<string, string>;
}

const WEIGHTS = { title: 4, line: 2, rest: 1 };
/** How well a word matches what was typed. */
const [ALIKE, BEGINS, SAME] = [1, 2, 3];
/** Words that fit every frame. */
const ANY_FRAME = new Set('oculo armacao armacoe oclo'.split(' '));
const FILLERS = new Set('de da do e em com para o a um uma na no'.split(' '));

export function indexWords(
  rows: readonly IndexedRow[],
  meanings: WordIndex['meanings'] = new Map(),
): WordIndex {
  const spellings = new Map<string, string>();
  const places = new Map<string, number[]>();
  // Cached: lines and colours repeat often.
  const known = new Map<string, string[]>();
  const add = (text: string, row: number, weight: number) => {
    const words = known.get(text) ?? wordsOf(text);
    if (!known.has(text)) spell(text, spellings);
    known.set(text, words);
    for (const word of words) {
      const before = places.get(word);
      const place = row * 8 + weight;
      if (before) before.push(place);
      else places.set(word, [place]);
    }
  };
  for (const [row, frame] of rows.entries()) {
    const { title, line, sex, shape, material, colors, categories, sports } = frame;
    add(title, row, WEIGHTS.title);
    add(line, row, WEIGHTS.line);
    add(`${sex} ${shape} ${material} ${colors}`, row, WEIGHTS.rest);
    add([...categories, ...sports].join(' '), row, WEIGHTS.rest);
  }
  const words = [...places.keys()];
  return { rows: rows.length, words, places: [...places.values()], meanings, spellings };
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

/** How well each row matches one typed word. */
export function scoresOf(index: WordIndex, typed: string): Uint16Array {
  const { rows, words, places, meanings } = index;
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
  const same = note((word) => (word === typed ? SAME : begins(word, typed) ? BEGINS : 0));
  const meant = meanings.get(typed) ?? [];
  const means = meant.length > 0 && note((word) => (meant.includes(word) ? ALIKE : 0));
  const found = same || means;
  // Short words are too easily alike.
  if (!found && typed.length >= 4) {
    const most = typed.length >= 8 ? 2 : 1;
    const isLike = (word: string) => word.length >= 4 && isNear(typed, word, most);
    const alsoMeant = [...meanings].flatMap(([word, own]) => (isLike(word) ? own : []));
    note((word) => (isLike(word) || alsoMeant.includes(word) ? ALIKE : 0));
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

export function wordsOf(text: string): string[] {
  return tellingWords(text).filter((word) => !ANY_FRAME.has(word));
}

/** Records how the words of a text are written. */
function spell(text: string, spellings: Map<string, string>): void {
  for (const written of text.toLowerCase().split(/[^\p{L}\p{N}]+/u)) {
    const [word] = tellingWords(written);
    if (word && !spellings.has(word)) spellings.set(word, written);
  }
}

/** Without accents and case, in the singular. */
function tellingWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^a-z0-9]+/).map((word) => word.replace(/(?<=..)s$/, ''));
  return [...new Set(words)].filter((word) => word !== '' && !FILLERS.has(word));
}
