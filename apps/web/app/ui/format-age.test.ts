import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAge, formatDay, formatMoment, formatMonth } from './format-age.ts';

const NOW = new Date('2026-11-18T15:00:00Z');

function ageOf(milliseconds: number): string {
  return formatAge(new Date(NOW.getTime() - milliseconds), NOW).replaceAll('\u00A0', ' ');
}

describe('an age', () => {
  it.each([
    [0, 'agora'],
    [59_999, 'agora'],
    [60_000, 'há 1 min'],
    [5 * 60_000 + 59_000, 'há 5 min'],
    [59 * 60_000, 'há 59 min'],
    [3_600_000, 'há 1 h'],
    [23 * 3_600_000, 'há 23 h'],
    [86_400_000, 'há 1 d'],
    [6 * 86_400_000, 'há 6 d'],
    [7 * 86_400_000, '11 de nov.'],
    [170 * 86_400_000, '1 de jun.'],
    [400 * 86_400_000, '14 de out. de 2025'],
  ])('of %d ms is %s', (milliseconds, text) => {
    expect(ageOf(milliseconds)).toBe(text);
  });

  it('of what a fast clock dates in the future is now', () => {
    expect(ageOf(-90_000)).toBe('agora');
  });

  it('never breaks in the middle', () => {
    expect(formatAge(new Date(NOW.getTime() - 300_000), NOW)).not.toContain(' ');
  });
});

describe('a date', () => {
  it("is Brasília's, whatever the clock of the machine", () => {
    const late = new Date('2026-11-19T01:30:00Z');
    expect(formatMoment(late)).toBe('18 de novembro de 2026, 22:30');
    expect(formatDay(late)).toEqual({ day: '18', month: 'nov' });
    expect(formatMonth(new Date('2026-12-01T01:30:00Z'))).toBe('novembro de 2026');
  });

  it('at midnight says 00', () => {
    expect(formatMoment(new Date('2026-03-01T03:05:00Z'))).toBe('1 de março de 2026, 00:05');
  });

  it('is written as Brazil’s locale has it', () => {
    const locale = new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      dateStyle: 'long',
      timeStyle: 'short',
    });
    const [min, max] = [new Date('2019-02-17T03:00:00Z'), new Date('2038-01-01T00:00:00Z')];
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (at) => {
        expect(formatMoment(at)).toBe(locale.format(at).replace(' às ', ', '));
      }),
      { numRuns: 2000 },
    );
  });
});
