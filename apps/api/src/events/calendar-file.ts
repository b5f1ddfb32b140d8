/**
 * Calendar files (RFC 5545), written by hand: the libraries print the clock of the process or bring their own
 * zones. Times are UTC instants, one entry for each date, so no zone and no rule has to be described.
 */
export interface CalendarEntry {
  /** Never changes, so that a moved date replaces its earlier version. */
  uid: string;
  /** Grows with each change. */
  sequence: number;
  changedAt: Date;
  startsAt: Date;
  endsAt: Date;
  title: string;
  description: string;
  place: string;
  url: string;
  /** Kept and marked, not left out: a calendar would go on showing what it has. */
  cancelled: boolean;
}

export function writeCalendar(name: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Arquiba//Eventos//PT-BR'],
    ...['CALSCALE:GREGORIAN', 'METHOD:PUBLISH', `X-WR-CALNAME:${escapeText(name)}`],
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function entryLines(entry: CalendarEntry): string[] {
  const { uid, sequence, title, description, place, url } = entry;
  return [
    ...['BEGIN:VEVENT', `UID:${escapeText(uid)}`, `SEQUENCE:${sequence}`],
    ...[`DTSTAMP:${utc(entry.changedAt)}`, `LAST-MODIFIED:${utc(entry.changedAt)}`],
    ...[`DTSTART:${utc(entry.startsAt)}`, `DTEND:${utc(entry.endsAt)}`],
    `SUMMARY:${escapeText(title)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...[`URL:${url}`, `STATUS:${entry.cancelled ? 'CANCELLED' : 'CONFIRMED'}`, 'END:VEVENT'],
  ];
}

/** 20260318T223000Z */
function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // Nothing but the line break may be a control character.
      .replace(/[\p{Cc}\u2028\u2029]/gu, (character) => (character === '\n' ? '\n' : ' '))
      .replace(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  );
}

const LONGEST_LINE = 75;

/** Lines have at most 75 octets; the rest follows after a line break and a blank. Characters stay whole. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LONGEST_LINE) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
