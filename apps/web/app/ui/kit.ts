/** The patterns of shirts for avatars and crests. */
export const kitCuts = [
  'sash',
  'stripe',
  'hoops',
  'halves',
  'quarters',
  'cross',
  'chevron',
  'shield',
  'diamond',
  'pinstripes',
] as const;

export interface Kit {
  cut: (typeof kitCuts)[number];
  ground: string;
  figure: string;
}

/** Pairs of colours with enough contrast; not those of any club. */
const COLOURS: ReadonlyArray<readonly [ground: string, figure: string]> = [
  ['#ff7a1a', '#1c1512'],
  ['#1e7a46', '#f3c445'],
  ['#203a8f', '#ff7a1a'],
  ['#fff4ea', '#c6232b'],
  ['#5b2a86', '#f0d9ff'],
  ['#d7f5f2', '#0e7c86'],
  ['#3a2a22', '#e8b04a'],
  ['#c6232b', '#fff4ea'],
  ['#0e7c86', '#f3c445'],
  ['#f3c445', '#203a8f'],
  ['#14304f', '#8fd3ff'],
  ['#f7d4e3', '#8c1d4f'],
  ['#1c1512', '#ff7a1a'],
  ['#e9dfd6', '#1e7a46'],
  ['#203a8f', '#fff4ea'],
  ['#8c1d4f', '#f3c445'],
  ['#8fd3ff', '#14304f'],
  ['#2f8f57', '#fff4ea'],
  ['#b8452f', '#14304f'],
];

/** The shirt of an account without a picture: the same name always has the same one. */
export function kitOf(seed: string): Kit {
  const hash = hashOf(seed.toLowerCase());
  const cut = kitCuts[hash % kitCuts.length] ?? 'sash';
  const [ground, figure] = COLOURS[(hash >>> 8) % COLOURS.length] ?? ['#ff7a1a', '#1c1512'];
  return { cut, ground, figure };
}

/** FNV-1a with a final mix, so that similar names get different values. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 15)) >>> 0;
}
