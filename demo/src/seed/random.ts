/** A stream of choices that depends on nothing but its seed. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  between(low: number, high: number): number;
  /** Both ends included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
  /** Around 0, mostly within ±1. */
  bell(): number;
  /** A stream of its own, so that drawing from it does not move this one. */
  stream(name: string): Random;
}

/** The stream called `name`: content added elsewhere never reshuffles it. */
export function randomOf(name: string): Random {
  const next = mulberry32(hash(name));
  const between = (low: number, high: number) => low + (high - low) * next();
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    next,
    between,
    whole,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new RangeError(`nothing to pick from in stream ${name}`);
      return item;
    },
    shuffle: (items) => {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = whole(0, last);
        [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]] as [never, never];
      }
      return shuffled;
    },
    bell: () => (next() + next() + next() + next() - 2) / 1.15,
    stream: (part) => randomOf(`${name}/${part}`),
  };
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** FNV-1a with a final mix, so that names that differ in one letter start far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return value ^ (value >>> 13);
}
