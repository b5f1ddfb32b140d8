import { describe, expect, it } from 'vitest';
import { boletoBarcode, boletoLine, formatBoletoLine, parseBoletoLine } from './boleto.ts';

const title = {
  bank: '001',
  dueDate: '2026-03-13',
  cents: 123_45,
  free: '0500940144816060680935031',
};

describe('a boleto', () => {
  // Digits of a published example; only its due date belongs to the years before the restart.
  it('has the digits of the published example', () => {
    expect(boletoLine('00193373700000001000500940144816060680935031')).toBe(
      '00190500954014481606906809350314337370000000100',
    );
    expect(formatBoletoLine('00190500954014481606906809350314337370000000100')).toBe(
      '00190.50095 40144.816069 06809.350314 3 37370000000100',
    );
  });

  it('counts its due date from the restart of the factor', () => {
    const factorOn = (dueDate: string) => boletoBarcode({ ...title, dueDate }).slice(5, 9);
    expect(factorOn('2025-02-22')).toBe('1000');
    expect(factorOn('2025-02-23')).toBe('1001');
    expect(factorOn('2049-10-13')).toBe('9999');
    for (const dueDate of ['2025-02-21', '2049-10-14', 'amanhã']) {
      expect(() => factorOn(dueDate)).toThrow(RangeError);
    }
  });

  it('is read as it was written', () => {
    const barcode = boletoBarcode(title);
    expect(barcode).toMatch(/^0019\d1384000001234505009401448160606809350/);
    expect(parseBoletoLine(formatBoletoLine(boletoLine(barcode)))).toEqual({ ...title, barcode });
  });

  // Does not hold for a check digit of 1, which three remainders lead to.
  it('is not read with any digit changed', () => {
    const line = boletoLine(boletoBarcode(title));
    for (let at = 0; at < line.length; at += 1) {
      const other = (Number(line[at]) + 1) % 10;
      expect(parseBoletoLine(line.slice(0, at) + other + line.slice(at + 1)), `${at}`).toBeNull();
    }
  });
});
