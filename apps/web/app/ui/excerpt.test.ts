import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

describe('the beginning of a text', () => {
  it('is not needed for a short one', () => {
    expect(excerptOf('Domingo tem decisão.')).toBeNull();
    expect(excerptOf(`${'palavra '.repeat(40)}`)).toBeNull();
  });

  it('ends between words, without a comma left hanging', () => {
    const text = `${'bola no pé, '.repeat(40)}fim`;
    const start = excerptOf(text) ?? '';
    expect(text.startsWith(start)).toBe(true);
    expect(start).toMatch(/(bola|no|pé)$/);
  });

  it('keeps six lines of many', () => {
    expect(excerptOf(Array.from({ length: 20 }, (_, line) => `${line}`).join('\n'))).toBe(
      '0\n1\n2\n3\n4\n5',
    );
  });

  it('is always a whole and shorter beginning', () => {
    const wide = fc.string({ unit: 'grapheme', minLength: 300, maxLength: 900 });
    fc.assert(
      fc.property(wide, (text) => {
        const start = excerptOf(text);
        if (start === null) return;
        expect(text.startsWith(start)).toBe(true);
        expect(start.length).toBeLessThan(text.length);
        expect(start.isWellFormed() || !text.isWellFormed()).toBe(true);
      }),
    );
  });
});
