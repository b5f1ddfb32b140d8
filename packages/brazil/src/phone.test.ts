import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPhone, hidePhone, parsePhone } from './phone.ts';

describe('phone', () => {
  test.each([
    ['(11)98765-4321', '+5511987654321'],
    ['(11) 98765-4321', '+5511987654321'],
    ['11987654321', '+5511987654321'],
    ['+55 11 98765-4321', '+5511987654321'],
    ['5511987654321', '+5511987654321'],
    ['(55)98765-4321', '+5555987654321'],
    ['(81)3456-7890', '+558134567890'],
  ])('%s is %s', (written, e164) => {
    expect(parsePhone(written)).toBe(e164);
  });

  test.each([
    '',
    '98765-4321',
    '(10)98765-4321',
    '(23)98765-4321',
    '(11)88765-4321',
    '(11)9876-5432',
    '(11)98765-43210',
    '+1 415 555 0132',
    'pessoa@exemplo.com.br',
  ])('refuses %j', (written) => {
    expect(parsePhone(written)).toBeNull();
  });

  test('takes the 67 area codes in use', () => {
    const taken = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0')).filter(
      (code) => parsePhone(`${code}987654321`),
    );
    expect(taken).toHaveLength(67);
    expect(taken).not.toContain('20');
    expect(taken).toContain('99');
  });

  test('what is shown is read back as the same number', () => {
    const number = fc.stringMatching(/^(11|28|55|81|99)(9\d{8}|[2-5]\d{7})$/);
    fc.assert(
      fc.property(number, (digits) => {
        const e164 = parsePhone(digits);
        expect(e164).toBe(`+55${digits}`);
        const shown = formatPhone(`+55${digits}`);
        expect(shown).toMatch(/^\(\d{2}\)\d{4,5}-\d{4}$/);
        expect(parsePhone(shown)).toBe(e164);
      }),
    );
  });

  test('is hidden but for its area and its last four digits', () => {
    expect(hidePhone('+5581987654321')).toBe('(81)•••••-4321');
    expect(hidePhone('+558133334444')).toBe('(81)••••-4444');
  });

  test('never throws and gives only what the database accepts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parsePhone(text) ?? '+551133334444').toMatch(/^\+55\d{10,11}$/);
      }),
    );
  });
});
