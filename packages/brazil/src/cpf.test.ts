import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cpfCheckDigits, parseCpf } from './cpf.ts';

const base = fc
  .stringMatching(/^\d{9}$/)
  .filter((nine) => new Set(nine + cpfCheckDigits(nine)).size > 1);

describe('CPF', () => {
  test('the check digits of a known number', () => {
    expect(cpfCheckDigits('111444777')).toBe('35');
    expect(parseCpf('111.444.777-35')).toBe('11144477735');
    expect(parseCpf(' 11144477735 ')).toBe('11144477735');
  });

  test.each([
    '',
    '111.444.777-36',
    '1114447773',
    '111444777355',
    '111.444.77735-',
    '111 444 777 35',
    '١١١٤٤٤٧٧٧٣٥',
    '11144477735\n1',
  ])('refuses %j', (text) => {
    expect(parseCpf(text)).toBeNull();
  });

  test('refuses numbers of one digit, although their check digits fit', () => {
    for (let digit = 0; digit <= 9; digit += 1) {
      expect(parseCpf(String(digit).repeat(11))).toBeNull();
    }
  });

  test('any nine digits are completed to a valid number, masked or not', () => {
    fc.assert(
      fc.property(base, (nine) => {
        const digits = nine + cpfCheckDigits(nine);
        const masked = digits.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
        expect(parseCpf(digits)).toBe(digits);
        expect(parseCpf(masked)).toBe(digits);
      }),
    );
  });

  test('no other check digits pass', () => {
    fc.assert(
      fc.property(base, fc.stringMatching(/^\d{2}$/), (nine, other) => {
        fc.pre(other !== cpfCheckDigits(nine));
        expect(parseCpf(nine + other)).toBeNull();
      }),
    );
  });

  test('never throws and gives only eleven digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseCpf(text) ?? '00000000000').toMatch(/^\d{11}$/);
      }),
    );
  });
});
