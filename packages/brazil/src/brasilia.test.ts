import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inBrasilia } from './brasilia.ts';

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

test('the clocks of Brasília say what the time zone’s own table says', () => {
  const [min, max] = [new Date('2019-02-17T03:00:00Z'), new Date('2038-01-01T00:00:00Z')];
  fc.assert(
    fc.property(fc.date({ min, max, noInvalidDate: true }), (at) => {
      expect(inBrasilia(at).toISOString().slice(0, 19).replace('T', ' ')).toBe(CLOCK.format(at));
    }),
    { numRuns: 5000 },
  );
});
