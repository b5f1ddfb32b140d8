import { expect, test } from 'vitest';
import {
  chosenFilters,
  onlyCategory,
  onlyShape,
  readQuery,
  toggled,
  withOnly,
} from './catalogue-query.ts';

test('an address becomes a query; what it makes up is left out', () => {
  const search =
    '?busca=+mar%C3%A9+&formato=redondo&formato=toString&cor=azul&cor=verde&estoque=sim&ordem=menor-preco';
  expect(readQuery(search)).toEqual({
    ...{ q: 'maré', shape: ['redondo'], color: ['azul', 'verde'], inStock: 'true', sort: 'price' },
  });
  expect(readQuery('?ordem=constructor&preco=0&promocao=1')).toEqual({});
  expect(chosenFilters(search).map(({ name }) => name)).toEqual([
    ...['“maré”', 'Redondo', 'Azul', 'Verde', 'Em estoque'],
  ]);
});

test('a choice is added, taken away, and begins at the first page', () => {
  expect(toggled('?formato=redondo&cursor=x', 'formato', 'aviador')).toBe(
    '/oculos?formato=redondo&formato=aviador',
  );
  expect(toggled('?formato=redondo', 'formato', 'redondo')).toBe('/oculos');
  expect(toggled('?busca=+mar%C3%A9+&cor=azul', 'busca', 'maré')).toBe('/oculos?cor=azul');
  expect(withOnly('?formato=redondo&cor=azul', 'formato', null)).toBe('/oculos?cor=azul');
  expect(onlyShape('?formato=redondo')).toBe('redondo');
  expect(onlyShape('?formato=redondo&formato=aviador')).toBeNull();
});

test('a category alone is the same as its own page', () => {
  expect(onlyCategory('?categoria=solar')?.path).toBe('/oculos/categoria/solar');
  expect(onlyCategory('?promocao=sim')?.path).toBe('/oculos/categoria/promocoes');
  expect(onlyCategory('?categoria=solar&cor=azul')).toBeNull();
  expect(onlyCategory('?formato=redondo')).toBeNull();
});
