import type { EventDate } from '@arquiba/contract/events';
import { cx } from '../../ui/class-names.ts';
import { partsOf } from './event-words.ts';

interface DateStoneProps {
  date: Pick<EventDate, 'startsAt' | 'timeZone' | 'cancelled'>;
  small?: boolean | undefined;
}

/** The day in large numerals above the month, like the number on a kit. */
export function DateStone({ date, small }: DateStoneProps) {
  const { day, month } = partsOf(date);
  return (
    <time
      dateTime={date.startsAt}
      className={cx(
        'grid flex-none content-center justify-items-center rounded-md border-b-3 text-chalk',
        date.cancelled ? 'border-card-red bg-night/70 line-through' : 'border-orange bg-night',
        small ? 'h-13 w-12' : 'h-18 w-16',
      )}
    >
      <span className={cx('numeral leading-none', small ? 'text-2xl' : 'text-4xl')}>{day}</span>
      <span className="text-2xs leading-none font-bold tracking-wide uppercase">{month}</span>
    </time>
  );
}
