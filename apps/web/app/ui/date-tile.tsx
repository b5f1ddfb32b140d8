import { formatDay } from './format-age.ts';

/** A date as a calendar tile: the day, with the month below. */
export function DateTile({ date }: { date: string }) {
  const { day, month } = formatDay(new Date(date));
  return (
    <time
      dateTime={date}
      className="grid size-14 flex-none place-content-center justify-items-center rounded-md bg-ink text-surface"
    >
      <span className="numeral text-2xl leading-none">{day}</span>
      <span className="text-2xs leading-none font-bold tracking-wide uppercase">{month}</span>
    </time>
  );
}
