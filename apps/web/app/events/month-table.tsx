import type { EventItem } from '@arquiba/contract/events';
import { Link } from 'react-router';
import { cx } from '../ui/class-names.ts';
import { eventPath, partsOf } from './public/event-words.ts';

const WEEKDAYS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];
const WHOLE = [
  ...['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira'],
  ...['quinta-feira', 'sexta-feira', 'sábado'],
];

interface MonthTableProps {
  /** 2026-03 */
  month: string;
  title: string;
  items: EventItem[];
  /** 2026-03-18, in Brasília. */
  today: string;
}

/** A month as a table: weeks are rows. Each event is a link. */
export function MonthTable({ month, title, items, today }: MonthTableProps) {
  const byDay = Map.groupBy(items, ({ date }) => date.localStart.slice(0, 10));
  return (
    <div className="@container">
      <table className="w-full table-fixed border-collapse bg-raised">
        <caption className="sr-only">Eventos de {title}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((name, index) => (
              <th
                key={name}
                scope="col"
                abbr={WHOLE[index]}
                className="border border-line px-1 py-2 text-2xs font-bold tracking-wide text-muted uppercase"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: the weekday
                  key={index}
                  className={cx(
                    'h-20 border border-line p-1 align-top @xl:h-26 @xl:p-1.5',
                    day === null && 'bg-sunken',
                  )}
                >
                  {day && <Day day={day} items={byDay.get(day) ?? []} isToday={day === today} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Day({ day, items, isToday }: { day: string; items: EventItem[]; isToday: boolean }) {
  return (
    <>
      <time
        dateTime={day}
        aria-current={isToday ? 'date' : undefined}
        className={cx(
          'numeral grid size-7 place-items-center text-lg leading-none',
          isToday ? 'rounded-pill bg-orange text-on-orange' : items.length === 0 && 'text-muted',
        )}
      >
        {Number(day.slice(8))}
      </time>
      <ul className="mt-1 grid grid-cols-1 gap-1">
        {items.map((item) => (
          <li key={item.date.id}>
            <Link
              to={eventPath(item, item.date.id)}
              title={item.title}
              className={cx(
                'block min-h-6 rounded-sm border-l-3 px-1 py-0.5 text-xs leading-tight font-semibold text-ink no-underline hyphens-auto wrap-anywhere hover:underline',
                item.date.cancelled
                  ? 'border-card-red bg-card-red-soft line-through'
                  : 'border-orange bg-accent-soft',
              )}
            >
              {partsOf(item.date).time}{' '}
              <span className="line-clamp-2 @max-xl:sr-only">{item.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Days as 2026-03-18, and null for places before the first and after the last. */
function weeksOf(month: string): (string | null)[][] {
  const [year = 2026, number = 1] = month.split('-').map(Number);
  const before = new Date(Date.UTC(year, number - 1, 1)).getUTCDay();
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const days = Array.from(
    { length: count },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
  const places = [...Array.from({ length: before }, () => null), ...days];
  while (places.length % 7 > 0) places.push(null);
  return Array.from({ length: places.length / 7 }, (_, week) =>
    places.slice(week * 7, week * 7 + 7),
  );
}
