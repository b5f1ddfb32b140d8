import { describe, expect, test } from 'vitest';
import { addMinutes, instantOf, isLocalTime, isTimeZone, minutesBetween } from './local-time.ts';

describe('a local time', () => {
  test.each([
    ['2026-03-18T19:30', 'America/Sao_Paulo', '2026-03-18T22:30:00.000Z'],
    ['2026-03-18T19:30', 'America/Manaus', '2026-03-18T23:30:00.000Z'],
    ['2026-03-18T19:30', 'America/Rio_Branco', '2026-03-19T00:30:00.000Z'],
    ['2026-03-18T19:30', 'America/Noronha', '2026-03-18T21:30:00.000Z'],
    ['2026-03-18T19:30', 'UTC', '2026-03-18T19:30:00.000Z'],
    ['2026-03-18T00:00', 'Asia/Kathmandu', '2026-03-17T18:15:00.000Z'],
    // Brazil had its last summer time from 4 November 2018 to 17 February 2019.
    ['2018-11-03T23:59', 'America/Sao_Paulo', '2018-11-04T02:59:00.000Z'],
    ['2018-11-04T00:30', 'America/Sao_Paulo', '2018-11-04T03:30:00.000Z'],
    ['2018-11-04T01:30', 'America/Sao_Paulo', '2018-11-04T03:30:00.000Z'],
    ['2019-01-15T20:00', 'America/Sao_Paulo', '2019-01-15T22:00:00.000Z'],
    ['2019-02-16T23:30', 'America/Sao_Paulo', '2019-02-17T01:30:00.000Z'],
    ['2019-02-17T00:00', 'America/Sao_Paulo', '2019-02-17T03:00:00.000Z'],
    ['2019-12-15T20:00', 'America/Sao_Paulo', '2019-12-15T23:00:00.000Z'],
    // New York skips 02:00 to 03:00 on 8 March 2026, and has 01:00 to 02:00 twice on 1 November.
    ['2026-03-08T01:59', 'America/New_York', '2026-03-08T06:59:00.000Z'],
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-03-08T03:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-11-01T02:00', 'America/New_York', '2026-11-01T07:00:00.000Z'],
    // Lord Howe moves its clocks by half an hour; Apia left out a whole day.
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    ['2011-12-31T10:00', 'Pacific/Apia', '2011-12-30T20:00:00.000Z'],
  ])('%s in %s is %s', (local, zone, instant) => {
    expect(instantOf(local, zone).toISOString()).toBe(instant);
  });

  test('is what the clocks of its zone show', () => {
    for (const zone of ['America/New_York', 'America/Sao_Paulo', 'Europe/Lisbon', 'Asia/Tokyo']) {
      let local = '2018-01-01T00:00';
      for (let step = 0; step < 900; step += 1) {
        local = addMinutes(local, 1441);
        const shown = new Intl.DateTimeFormat('sv-SE', {
          ...{ timeZone: zone, dateStyle: 'short', timeStyle: 'short' },
        }).format(instantOf(local, zone));
        const skipped = minutesBetween(local, shown.replace(' ', 'T'));
        // A skipped time is an hour later; every other one is itself.
        expect([0, 60]).toContain(skipped);
      }
    }
  });

  test('has a day that exists', () => {
    expect(isLocalTime('2028-02-29T10:00')).toBe(true);
    expect(isLocalTime('2026-02-29T10:00')).toBe(false);
    expect(isLocalTime('2026-13-01T10:00')).toBe(false);
    expect(isLocalTime('x')).toBe(false);
  });
});

test('a zone has a name, not an offset', () => {
  expect(isTimeZone('America/Noronha')).toBe(true);
  for (const name of ['', '-03:00', '+03', 'America/Nenhures', '../etc', 'Brasília']) {
    expect(isTimeZone(name)).toBe(false);
  }
});
