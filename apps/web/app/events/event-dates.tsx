import type { Event } from '@arquiba/contract/events';
import { Link } from 'react-router';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { DateStone } from './public/date-stone.tsx';
import { eventPath, hours, partsOf } from './public/event-words.ts';

/** All dates around now; the one shown is marked. */
export function EventDates({ event }: { event: Event }) {
  return (
    <Card title="Outras datas" className="max-sm:rounded-none max-sm:border-x-0">
      <ol className="grid max-h-96 grid-cols-1 gap-2 overflow-y-auto sm:grid-cols-2">
        {event.dates.map((date) => (
          <li key={date.id}>
            <Link
              to={eventPath(event, date.id)}
              aria-current={date.id === event.date.id ? 'date' : undefined}
              className="flex items-center gap-3 rounded-md border border-line p-2 text-ink no-underline hover:border-edge aria-[current]:border-orange aria-[current]:bg-accent-soft"
            >
              <DateStone date={date} small />
              <span className="min-w-0 text-sm">
                <span className="block font-semibold first-letter:uppercase">
                  {partsOf(date).weekday}
                </span>
                <span className="block">{hours(date)}</span>
                {date.cancelled && <Badge tone="red">Cancelada</Badge>}
                {date.moved && !date.cancelled && <Badge tone="orange">Alterada</Badge>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
