import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slugOf } from './slug.ts';

describe('slug', () => {
  test.each([
    ['Maré Alta', 'mare-alta'],
    ['  Aviador Nº 5 — Edição Ímpar! ', 'aviador-no-5-edicao-impar'],
    ['AÇAÍ', 'acai'],
    ['日本', ''],
  ])('%j is %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  test('is empty or what the database accepts, and stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const slug = slugOf(title);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});
