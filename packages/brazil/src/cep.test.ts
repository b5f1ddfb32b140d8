import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCep, parseCep, ufOfCep } from './cep.ts';
import { stateNames } from './uf.ts';

/** First and last of the first five digits, as the post has given them out. */
const RANGES: [uf: string, first: string, last: string][] = [
  ['SP', '01000', '19999'],
  ['RJ', '20000', '28999'],
  ['ES', '29000', '29999'],
  ['MG', '30000', '39999'],
  ['BA', '40000', '48999'],
  ['SE', '49000', '49999'],
  ['PE', '50000', '56999'],
  ['AL', '57000', '57999'],
  ['PB', '58000', '58999'],
  ['RN', '59000', '59999'],
  ['CE', '60000', '63999'],
  ['PI', '64000', '64999'],
  ['MA', '65000', '65999'],
  ['PA', '66000', '68899'],
  ['AP', '68900', '68999'],
  ['AM', '69000', '69299'],
  ['RR', '69300', '69399'],
  ['AM', '69400', '69899'],
  ['AC', '69900', '69999'],
  ['DF', '70000', '72799'],
  ['GO', '72800', '72999'],
  ['DF', '73000', '73699'],
  ['GO', '73700', '76799'],
  ['RO', '76800', '76999'],
  ['TO', '77000', '77999'],
  ['MT', '78000', '78899'],
  ['MS', '79000', '79999'],
  ['PR', '80000', '87999'],
  ['SC', '88000', '89999'],
  ['RS', '90000', '99999'],
];

describe('CEP', () => {
  test.each([
    ['01310-100', '01310100'],
    ['01310100', '01310100'],
    [' 01.310-100 ', '01310100'],
    ['88301-000', '88301000'],
  ])('%j is %s', (written, digits) => {
    expect(parseCep(written)).toBe(digits);
  });

  test.each([
    '',
    '0131010',
    '013101000',
    '01310 100',
    '01310--100',
    '0131-0100',
    '-01310100',
    'abcde-fgh',
    '٠١٣١٠١٠٠',
    '01310100\n1',
  ])('refuses %j', (written) => {
    expect(parseCep(written)).toBeNull();
  });

  test('every one of the hundred thousand heads belongs to whom the post says', () => {
    for (let head = 0; head < 100_000; head += 1) {
      const digits = String(head).padStart(5, '0');
      const expected = RANGES.find(([, first, last]) => digits >= first && digits <= last);
      expect(ufOfCep(`${digits}000`), digits).toBe(expected?.[0] ?? null);
    }
  });

  test('every state has a range', () => {
    expect([...new Set(RANGES.map(([uf]) => uf))].sort()).toEqual(Object.keys(stateNames).sort());
  });

  test('the last three digits change nothing', () => {
    const head = fc.stringMatching(/^\d{5}$/);
    const tail = fc.stringMatching(/^\d{3}$/);
    fc.assert(
      fc.property(head, tail, tail, (five, one, other) => {
        expect(ufOfCep(five + one)).toBe(ufOfCep(five + other));
      }),
    );
  });

  test('what is shown is read back as the same digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{8}$/), (digits) => {
        const shown = formatCep(digits);
        expect(shown).toMatch(/^\d{5}-\d{3}$/);
        expect(parseCep(shown)).toBe(digits);
        expect(parseCep(digits)).toBe(digits);
      }),
    );
  });

  test('never throws and gives only eight digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseCep(text) ?? '00000000').toMatch(/^\d{8}$/);
      }),
    );
  });
});
