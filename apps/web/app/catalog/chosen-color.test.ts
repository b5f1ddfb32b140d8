import type { Product } from '@arquiba/contract/catalog';
import { expect, test } from 'vitest';
import { chosenColor } from './chosen-color.ts';
import { colorPath } from './public/color-address.ts';

const colors = ['Mel', 'Azul-marinho', 'Verde água'].map((color, place) => ({
  ...{ id: String(place), color, hex: '#000000', image: null, stock: 1 },
  views: [] as Product['colors'][number]['views'],
}));
const product = { slug: 'copacabana-71', colors } as Product;

test('the address names every colour but the first', () => {
  expect(colors.map(({ color }) => colorPath(product, color))).toEqual([
    '/oculos/copacabana-71',
    '/oculos/copacabana-71?cor=azul-marinho',
    '/oculos/copacabana-71?cor=verde-agua',
  ]);
});

test('the address brings back the colour that it names', () => {
  for (const color of colors) {
    const { search } = new URL(colorPath(product, color.color), 'https://site.invalid');
    expect(chosenColor(colors, search)).toBe(color);
  }
});

test('an unknown colour is the first one', () => {
  expect(chosenColor(colors, '?cor=roxo')).toBe(colors[0]);
  expect(chosenColor([], '?cor=roxo')).toBeUndefined();
});
