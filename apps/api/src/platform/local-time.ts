/**
 * Times on the clocks of a place (`2026-03-18T19:30`) and instants. The only place that converts between
 * them: Node, PostgreSQL and the system each have their own zone data. Node 24 has no Temporal without a
 * flag; these functions become calls of it once it has.
 */
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Formatters are expensive to create. At most one for each of the few hundred zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Whether it is the name of a zone, such as America/Sao_Paulo; offsets such as -03:00 are not. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    formatterOf(name);
    return true;
  } catch {
    return false;
  }
}

/** Whether the day exists: February has no 30th. */
export function isLocalTime(local: string): boolean {
  const time = asUtc(local);
  return Number.isFinite(time) && fromUtc(time) === local;
}

/**
 * The instant of a local time. A time that clocks show twice (the end of summer time) is the first of the
 * two; one that they skip is as much later as they skip. This is what Temporal calls 'compatible'.
 */
export function instantOf(local: string, timeZone: string): Date {
  const wanted = asUtc(local);
  const offsets = [wanted - DAY_MS, wanted + DAY_MS].map((near) => offsetAt(near, timeZone));
  const [before = 0, after = 0] = offsets;
  const fits = [before, after]
    .map((offset) => wanted - offset)
    .filter((instant) => instant + offsetAt(instant, timeZone) === wanted);
  return new Date(fits.length > 0 ? Math.min(...fits) : wanted - before);
}

/** What the clocks of a zone show at an instant. */
export function localTimeAt(instant: Date, timeZone: string): string {
  return fromUtc(instant.getTime() + offsetAt(instant.getTime(), timeZone));
}

export function addMinutes(local: string, minutes: number): string {
  return fromUtc(asUtc(local) + minutes * MINUTE_MS);
}

/** Minutes from one local time to another. */
export function minutesBetween(from: string, to: string): number {
  return (asUtc(to) - asUtc(from)) / MINUTE_MS;
}

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** For calculations: the local time as if it were UTC. */
function asUtc(local: string): number {
  return Date.parse(`${local}:00Z`);
}

function fromUtc(time: number): string {
  return new Date(time).toISOString().slice(0, 16);
}
