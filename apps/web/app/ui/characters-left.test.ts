import { describe, expect, it } from 'vitest';
import { charactersLeft } from './characters-left.ts';

describe('what is said about the length of a text', () => {
  it('is nothing while the end is far', () => {
    expect(charactersLeft('x'.repeat(4699))).toEqual({ tooLong: false });
  });

  it.each([
    [4700, 'Faltam 300 caracteres'],
    [4999, 'Falta 1 caractere'],
    [5000, 'Faltam 0 caracteres'],
  ])('at %i characters is “%s”', (length, shown) => {
    expect(charactersLeft('x'.repeat(length))).toMatchObject({ tooLong: false, shown });
  });

  it('is too long from 5001 on', () => {
    expect(charactersLeft('x'.repeat(5001))).toMatchObject({
      tooLong: true,
      shown: '1 caractere a mais: o limite é 5.000',
    });
  });

  it('leaves out the blanks around the text, as the server does', () => {
    expect(charactersLeft(` ${'x'.repeat(5000)}\n\n`).tooLong).toBe(false);
  });

  it('is said aloud at marks, not at every key', () => {
    const said = Array.from({ length: 90 }, (_, i) => charactersLeft('x'.repeat(4901 + i)).said);
    expect(new Set(said).size).toBeLessThan(5);
  });
});
