import {
  createCalendarAddress,
  getEventCalendar,
  listCalendarAddresses,
  readCalendar,
  revokeCalendarAddress,
} from '@arquiba/contract/calendars';
import { answerEvent, cancelEvent, createEvent, editEvent } from '@arquiba/contract/events';
import { createGroup, joinGroup, leaveGroup } from '@arquiba/contract/groups';
import { blockProfile } from '@arquiba/contract/safety';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CalendarEntry, writeCalendar } from './calendar-file.ts';
import { timesOf } from './date-rows.ts';

const GENEROUS = { size: 100_000, seconds: 60 };
const NOT_FOUND = { code: 'not_found' };
let app: TestApp;
let organiser: Person;
let fan: Person;

beforeAll(async () => {
  app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS } });
  [organiser, fan] = [await signUp(app), await signUp(app)];
});
afterAll(() => app.close());

interface Read {
  uid: string;
  start: string;
  end: string;
  title: string;
  description: string;
  place: string;
  status: string;
  sequence: number;
}

/** What two independent libraries read; they must agree. */
function read(text: string): Read[] {
  checkSyntax(text);
  const [one, two] = [readByIcalJs(text), readByNodeIcal(text)];
  expect(two).toEqual(one);
  return one;
}

function readByIcalJs(text: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      title: event.summary,
      description: event.description ?? '',
      place: event.location ?? '',
      status: String(component.getFirstPropertyValue('status')),
      sequence: event.sequence,
    };
  });
}

function readByNodeIcal(text: string): Read[] {
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((event) => {
    if (event?.type !== 'VEVENT') return [];
    return {
      uid: event.uid,
      start: event.start.toISOString(),
      end: event.end?.toISOString() ?? '',
      title: String(event.summary),
      description: String(event.description ?? ''),
      place: String(event.location ?? ''),
      status: String(event.status),
      sequence: Number(event.sequence),
    };
  });
}

/** Libraries forgive much: lines, their length and their characters are checked here. */
function checkSyntax(text: string): void {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\p{Cc}\ufffd]/u);
    expect(line).toMatch(/^( |[A-Z-]+[:;])/);
  }
  const unfolded = text.replaceAll('\r\n ', '').split('\r\n');
  for (const line of unfolded.slice(0, -1)) {
    const [, name = '', value = ''] = /^([A-Z-]+):(.*)$/.exec(line) ?? [];
    expect(value, name).toMatch(VALUES[name] ?? /unknown property/);
  }
  for (const [part, once] of Object.entries(ONCE)) {
    for (const names of propertiesOf(unfolded, part)) {
      for (const name of once) expect(names.filter((each) => each === name)).toHaveLength(1);
      expect(new Set(names).size).toBe(names.length);
    }
  }
}

/** Text as RFC 5545 has it: backslash, comma, semicolon and line break are escaped. */
const TEXT = /^(?:[^\\;,]|\\[\\;,n])+$/;
const INSTANT = /^\d{8}T\d{6}Z$/;

/** The values of every property that we write. */
const VALUES: Record<string, RegExp> = {
  ...{ BEGIN: /^(VCALENDAR|VEVENT)$/, END: /^(VCALENDAR|VEVENT)$/, VERSION: /^2\.0$/ },
  ...{ PRODID: TEXT, CALSCALE: /^GREGORIAN$/, METHOD: /^PUBLISH$/, 'X-WR-CALNAME': TEXT },
  ...{ UID: TEXT, SEQUENCE: /^\d+$/, STATUS: /^(CONFIRMED|CANCELLED)$/, URL: /^https?:\/\/\S+$/ },
  ...{ DTSTAMP: INSTANT, 'LAST-MODIFIED': INSTANT, DTSTART: INSTANT, DTEND: INSTANT },
  ...{ SUMMARY: TEXT, DESCRIPTION: TEXT, LOCATION: TEXT },
};

/** What each part must have; nothing is there twice. */
const ONCE: Record<string, string[]> = {
  VCALENDAR: ['VERSION', 'PRODID', 'CALSCALE', 'METHOD'],
  VEVENT: ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'SEQUENCE', 'STATUS', 'URL'],
};

/** The names of the properties of each such part, without those of the parts inside it. */
function propertiesOf(lines: string[], part: string): string[][] {
  const found: string[][] = [];
  const open: string[] = [];
  for (const line of lines.slice(0, -1)) {
    const [name = '', value = ''] = line.split(':');
    if (name === 'BEGIN') {
      open.push(value);
      if (value === part) found.push([]);
    } else if (name === 'END') expect(open.pop()).toBe(value);
    else if (open.at(-1) === part) found.at(-1)?.push(name);
  }
  expect(open).toEqual([]);
  return found;
}

const entry: CalendarEntry = {
  ...{ uid: '1@arquiba.test', sequence: 0, cancelled: false, place: '', url: 'https://x.test/1' },
  ...{ title: 'Treino', description: '', changedAt: new Date('2026-03-10T12:00:00Z') },
  ...timesOf('2026-03-18T19:30', 90, 'America/Sao_Paulo'),
};

describe('a calendar file', () => {
  test.each([
    ['commas; semicolons, \\ backslashes and \n line breaks', 'um\r\ndois\rtrês'],
    ['á'.repeat(200), '🏃🏽‍♀️ correr '.repeat(60)],
    [`${'x'.repeat(66)}ééé`, '日本語'.repeat(80)],
    ['BEGIN:VEVENT\nEND:VCALENDAR', 'SUMMARY:outro\r\nX-EVIL:1'],
  ])('keeps every text: %s', (title, description) => {
    const [found] = read(writeCalendar('Agenda', [{ ...entry, title, description }]));
    const lines = (text: string) => text.replace(/\r\n?/g, '\n');
    expect(found).toMatchObject({ title: lines(title), description: lines(description) });
  });

  test('has no control characters', () => {
    const title = 'um\u0000\u0007\u001b[31m\u2028dois';
    const [found] = read(writeCalendar('Agenda', [{ ...entry, title }]));
    expect(found?.title).toBe('um   [31m dois');
  });

  test.each([
    ['America/New_York', '2026-03-07T18:00', '2026-03-07T23:00:00.000Z'],
    ['America/New_York', '2026-03-08T18:00', '2026-03-08T22:00:00.000Z'],
    ['America/Sao_Paulo', '2018-11-03T18:00', '2018-11-03T21:00:00.000Z'],
    ['America/Sao_Paulo', '2018-11-04T18:00', '2018-11-04T20:00:00.000Z'],
    ['America/Sao_Paulo', '2019-02-17T18:00', '2019-02-17T21:00:00.000Z'],
    ['America/Rio_Branco', '2026-03-18T21:00', '2026-03-19T02:00:00.000Z'],
    // Lisbon skips 01:00 to 02:00 on 29 March 2026, and has 01:00 to 02:00 twice on 25 October.
    ['Europe/Lisbon', '2026-03-29T01:30', '2026-03-29T01:30:00.000Z'],
    ['Europe/Lisbon', '2026-03-29T18:00', '2026-03-29T17:00:00.000Z'],
    ['Europe/Lisbon', '2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
    ['Europe/Lisbon', '2026-10-25T18:00', '2026-10-25T18:00:00.000Z'],
  ])('has the instant of %s at %s', (timeZone, local, instant) => {
    const [found] = read(writeCalendar('x', [{ ...entry, ...timesOf(local, 60, timeZone) }]));
    expect(found?.start).toBe(instant);
  });
});

test('an event with a moved and a cancelled date: the same entries, with higher numbers', async () => {
  const { slug, dates } = await organiser.call(createEvent, {
    ...{
      title: 'Treino; com, sinais',
      place: 'Ginásio São João, 2º andar',
      description: 'Olá\nvocê',
    },
    ...{ start: '2026-10-25T18:00', end: '2026-10-25T19:00', timeZone: 'America/New_York' },
    repetition: { every: 'week', count: 3 },
  });
  const file = async () => read((await app.call(getEventCalendar, { slug })).text);
  const before = await file();
  expect(before.map(({ start }) => start)).toEqual([
    ...['2026-10-25T22:00:00.000Z', '2026-11-01T23:00:00.000Z', '2026-11-08T23:00:00.000Z'],
  ]);
  expect(before[0]).toMatchObject({
    ...{ title: 'Treino; com, sinais', place: 'Ginásio São João, 2º andar', status: 'CONFIRMED' },
    description: expect.stringMatching(/^Olá\nvocê\n\nhttp/),
  });
  const [, second = '', third = ''] = dates.map(({ id }) => id);
  const changes = { slug, title: 'Treino', timeZone: 'America/New_York', scope: 'one' } as const;
  await organiser.call(editEvent, {
    ...{ ...changes, date: second, start: '2026-11-02T18:00', end: '2026-11-02T19:00' },
  });
  await organiser.call(cancelEvent, { slug, date: third, scope: 'one' });
  const after = await file();
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
  expect(after.map(({ start, status, sequence }) => [start, status, sequence])).toEqual([
    ['2026-10-25T22:00:00.000Z', 'CONFIRMED', 0],
    ['2026-11-02T23:00:00.000Z', 'CONFIRMED', 1],
    ['2026-11-08T23:00:00.000Z', 'CANCELLED', 1],
  ]);
  const one = read((await app.call(getEventCalendar, { slug, date: third })).text);
  expect(one.map(({ uid }) => uid)).toEqual([after[2]?.uid]);
});

const times = { start: '2026-04-01T19:00', end: '2026-04-01T20:30' };
const secretOf = (path: string) => path.replace('/agenda/', '').replace('.ics', '');

describe('a calendar address', () => {
  test('shows the events of its owner, as long as they may see them', async () => {
    const mine = await fan.call(createEvent, { title: 'Meu', ...times, audience: 'self' });
    const theirs = await organiser.call(createEvent, { title: 'Vou', ...times, capacity: 1 });
    const none = await organiser.call(createEvent, { title: 'Não vou', ...times });
    const full = await organiser.call(createEvent, { title: 'Cheio', ...times, capacity: 1 });
    const say = (to: typeof mine, answer: 'going' | 'no', person = fan) =>
      person.call(answerEvent, { slug: to.slug, date: to.date.id, answer });
    await say(theirs, 'going');
    await say(none, 'no');
    await say(full, 'going', organiser);
    await say(full, 'going');
    const { path } = await fan.call(createCalendarAddress, {});
    const secret = secretOf(path);
    const titles = async () =>
      read((await app.call(readCalendar, { secret })).text).map(({ title }) => title);
    expect((await titles()).toSorted()).toEqual(['Meu', 'Vou', '[Lista de espera] Cheio']);
    await organiser.call(blockProfile, { username: fan.username });
    expect(await titles()).toEqual(['Meu']);
    const { rows } = await app.pool.query('SELECT token_hash FROM calendar_address');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('is revoked, and replaced by a new one', async () => {
    const person = await signUp(app);
    const made = async () => secretOf((await person.call(createCalendarAddress, {})).path);
    const [first, second] = [await made(), await made()];
    await expect(app.call(readCalendar, { secret: first })).rejects.toMatchObject(NOT_FOUND);
    await app.call(readCalendar, { secret: second });
    const { items } = await person.call(listCalendarAddresses, {});
    expect(items).toMatchObject([{ group: null }]);
    const id = items[0]?.id ?? '';
    await expect(fan.call(revokeCalendarAddress, { id })).rejects.toMatchObject(NOT_FOUND);
    await person.call(revokeCalendarAddress, { id });
    await expect(app.call(readCalendar, { secret: second })).rejects.toMatchObject(NOT_FOUND);
  });

  test('of a group goes with the membership', async () => {
    const [owner, member] = [await signUp(app), await signUp(app)];
    const { slug: group } = await owner.call(createGroup, {
      ...{ name: 'Com agenda', description: 'Toda quarta.' },
    });
    await expect(member.call(createCalendarAddress, { group })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await member.call(joinGroup, { slug: group });
    await app.pool.query(`UPDATE sports_group SET access = 'closed' WHERE slug = $1`, [group]);
    await owner.call(createEvent, { title: 'Do grupo', group, ...times });
    const secret = secretOf((await member.call(createCalendarAddress, { group })).path);
    const found = read((await app.call(readCalendar, { secret })).text);
    expect(found.map(({ title }) => title)).toEqual(['Do grupo']);
    await member.call(leaveGroup, { slug: group });
    await expect(app.call(readCalendar, { secret })).rejects.toMatchObject(NOT_FOUND);
  });

  test('of a deleted account is gone', async () => {
    const person = await signUp(app);
    const secret = secretOf((await person.call(createCalendarAddress, {})).path);
    await app.pool.query('UPDATE profile SET hidden = true WHERE account_id = $1', [person.id]);
    await expect(app.call(readCalendar, { secret })).rejects.toMatchObject(NOT_FOUND);
  });
});
