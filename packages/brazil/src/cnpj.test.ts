import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cnpjCheckDigits, parseCnpj } from './cnpj.ts';

const base = fc
  .stringMatching(/^[0-9A-Z]{12}$/)
  .filter((twelve) => new Set(twelve + cnpjCheckDigits(twelve)).size > 1);

describe('CNPJ', () => {
  test('the check digits of known numbers, with letters and without', () => {
    expect(cnpjCheckDigits('12ABC34501DE')).toBe('35');
    expect(cnpjCheckDigits('112223330001')).toBe('81');
    expect(parseCnpj('11.222.333/0001-81')).toBe('11222333000181');
    expect(parseCnpj('12.abc.345/01de-35')).toBe('12ABC34501DE35');
  });

  test.each([
    '',
    '11.222.333/0001-82',
    '1122233300018',
    '112223330001811',
    '12ABC34501DE3A',
    '12ABC34501ÇE35',
    '12ABC34501DſE35',
    '00.000.000/0000-00',
  ])('refuses %j', (text) => {
    expect(parseCnpj(text)).toBeNull();
  });

  test('any twelve characters are completed to a valid number, masked or not, in any case', () => {
    fc.assert(
      fc.property(base, (twelve) => {
        const whole = twelve + cnpjCheckDigits(twelve);
        const masked = whole.replace(/(.{2})(.{3})(.{3})(.{4})(.{2})/, '$1.$2.$3/$4-$5');
        expect(parseCnpj(whole)).toBe(whole);
        expect(parseCnpj(masked.toLowerCase())).toBe(whole);
      }),
    );
  });

  test('no other check digits pass', () => {
    fc.assert(
      fc.property(base, fc.stringMatching(/^\d{2}$/), (twelve, other) => {
        fc.pre(other !== cnpjCheckDigits(twelve));
        expect(parseCnpj(twelve + other)).toBeNull();
      }),
    );
  });

  test('never throws and gives only what the database accepts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseCnpj(text) ?? '00000000000000').toMatch(/^[0-9A-Z]{12}\d{2}$/);
      }),
    );
  });
});
