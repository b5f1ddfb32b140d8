/** Month and day of the national holidays with a fixed date. */
const FIXED = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25'];
/** Dia da Consciência Negra is national since the law of December 2023. */
const FIXED_SINCE_2024 = '11-20';
/** Monday and Tuesday of carnival (banks and carriers rest), Good Friday, Corpus Christi. */
const DAYS_FROM_EASTER = [-48, -47, -2, 60];

const known = new Map<number, ReadonlySet<string>>();

/** The national holidays of a year, as `2026-04-21`. */
export function holidaysOf(year: number): ReadonlySet<string> {
  let days = known.get(year);
  if (!days) {
    const fixed = year >= 2024 ? [...FIXED, FIXED_SINCE_2024] : FIXED;
    const easter = easterOf(year);
    days = new Set([
      ...fixed.map((day) => `${year}-${day}`),
      ...DAYS_FROM_EASTER.map((distance) => addDays(easter, distance)),
    ]);
    known.set(year, days);
  }
  return days;
}

export function isBusinessDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidaysOf(Number(date.slice(0, 4))).has(date);
}

/** The day after this many business days; the day itself does not count. */
export function addBusinessDays(date: string, count: number): string {
  let day = date;
  for (let passed = 0; passed < count; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) passed += 1;
  }
  return day;
}

export function addDays(date: string, count: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + count);
  return day.toISOString().slice(0, 10);
}

/** Easter Sunday of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const leapCenturies = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - correction + 15) % 30;
  const leaps = Math.floor(inCentury / 4);
  const weekday = (32 + 2 * (century % 4) + 2 * leaps - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const place = epact + weekday - 7 * late + 114;
  const [month, day] = [Math.floor(place / 31), (place % 31) + 1];
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
