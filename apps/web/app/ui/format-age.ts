import { inBrasilia } from '@arquiba/brazil/brasilia';

const NO_BREAK_SPACE = '\u00A0';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

/** The age of a moment: agora, há 5 min, há 3 h, há 2 d; after a week the date. */
export function formatAge(at: Date, now: Date): string {
  const age = now.getTime() - at.getTime();
  if (age < MINUTE) return 'agora';
  if (age < HOUR) return ago(age / MINUTE, 'min');
  if (age < DAY) return ago(age / HOUR, 'h');
  if (age < 7 * DAY) return ago(age / DAY, 'd');
  return formatShortDate(at, now);
}

/** 18 de nov., with the year if it is not the current one. */
function formatShortDate(at: Date, now: Date): string {
  const { day, month, year } = partsOf(at);
  const name = MONTHS[month - 1] ?? '';
  const short = name.length > 4 ? `${name.slice(0, 3)}.` : name;
  const text = `${day} de ${short}${year === partsOf(now).year ? '' : ` de ${year}`}`;
  return text.replaceAll(' ', NO_BREAK_SPACE);
}

/** The exact moment: 18 de novembro de 2025, 20:41. */
export function formatMoment(at: Date): string {
  const { day, month, year, hour, minute } = partsOf(at);
  return `${day} de ${MONTHS[month - 1]} de ${year}, ${hour}:${minute}`;
}

/** Month and year: novembro de 2025. */
export function formatMonth(at: Date): string {
  const { month, year } = partsOf(at);
  return `${MONTHS[month - 1]} de ${year}`;
}

/** Day and short month of a date tile: 18, NOV. */
export function formatDay(at: Date): { day: string; month: string } {
  const { day, month } = partsOf(at);
  return { day: String(day), month: (MONTHS[month - 1] ?? '').slice(0, 3) };
}

function ago(amount: number, unit: string): string {
  return `há${NO_BREAK_SPACE}${Math.floor(amount)}${NO_BREAK_SPACE}${unit}`;
}

/** The time of Brasília for everyone, so that server and browser agree. */
function partsOf(at: Date) {
  const clock = inBrasilia(at);
  return {
    day: clock.getUTCDate(),
    month: clock.getUTCMonth() + 1,
    year: clock.getUTCFullYear(),
    hour: twoDigits(clock.getUTCHours()),
    minute: twoDigits(clock.getUTCMinutes()),
  };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
