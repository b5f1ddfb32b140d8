import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const tokens = new Map<string, Record<Theme, string>>();
for (const [, name = '', light = '', dark = ''] of css.matchAll(
  /--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g,
)) {
  tokens.set(name, { light, dark });
}

const GROUNDS = ['surface', 'raised', 'sunken', 'orange-soft'];
const TEXTS = ['ink', 'muted', 'orange-ink', 'grass', 'card-red'];
const PAIRS = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
  ['on-orange', 'orange'],
  ['on-orange', 'orange-hover'],
  ['on-grass', 'grass'],
  ['on-card-red', 'card-red'],
  ['grass', 'grass-soft'],
  ['card-red', 'card-red-soft'],
  ['surface', 'ink'],
] as const;

describe.each(THEMES)('in the %s theme', (theme) => {
  it.each(PAIRS)('%s can be read on %s', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GROUNDS)('the border of a control stands out on %s', (ground) => {
    expect(contrast(colour('edge', theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

it('toasts, which are light in both themes, can be read', () => {
  const toasts = readFileSync(new URL('./toasts.css', import.meta.url), 'utf8');
  const tones = [...toasts.matchAll(/--toast-tone: (#\w{6});\s+--toast-tint: (#\w{6})/g)];
  expect(tones.length).toBe(4);
  for (const [, tone = '', tint = ''] of tones) {
    expect(contrast(tone, tint)).toBeGreaterThanOrEqual(4.5);
  }
});

function colour(name: string, theme: Theme): string {
  const token = tokens.get(name);
  if (!token) throw new Error(`No token ${name}`);
  return token[theme];
}

/** The contrast ratio of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
