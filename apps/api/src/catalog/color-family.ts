import type { ColorFamily } from '@arquiba/contract/catalog';

/** By the first word of a colour's name, or else by its hue. */
export function familyOf(name: string, hex: string): ColorFamily {
  const word = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return NAMED.find(([, pattern]) => pattern.test(word))?.[0] ?? familyOfHue(hex);
}

const NAMED: [ColorFamily, RegExp][] = [
  ['tartaruga', /^tartaruga/],
  ['transparente', /^(cristal|transparente)/],
  ['dourado', /^(dourado|ouro|bronze)/],
  ['prateado', /^prat/],
  ['preto', /^preto/],
  ['cinza', /^(cinza|grafite)/],
  ['branco', /^(branco|areia)/],
  ['marrom', /^(marrom|cafe|mel|caramelo)/],
  ['azul', /^(azul|marinho|turquesa)/],
  ['verde', /^(verde|musgo)/],
  ['vermelho', /^(vermelho|vinho)/],
  ['laranja', /^(laranja|coral|amarelo)/],
  ['rosa', /^rosa/],
  ['roxo', /^(roxo|lilas)/],
];

/** Where each hue starts, in degrees. */
const HUES: [number, ColorFamily][] = [
  [0, 'vermelho'],
  [15, 'laranja'],
  [65, 'verde'],
  [170, 'azul'],
  [255, 'roxo'],
  [300, 'rosa'],
  [345, 'vermelho'],
];

function familyOfHue(hex: string): ColorFamily {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = most - least;
  if (spread < 0.12) return most < 0.25 ? 'preto' : most > 0.85 ? 'branco' : 'cinza';
  const turn =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  const hue = (turn * 60 + 360) % 360;
  const family = HUES.findLast(([from]) => hue >= from)?.[1] ?? 'vermelho';
  return family === 'laranja' && most < 0.6 ? 'marrom' : family;
}
