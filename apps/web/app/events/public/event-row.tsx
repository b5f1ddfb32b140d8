import type { EventItem } from '@arquiba/contract/events';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { MapPin } from '../../ui/icons/map-pin.tsx';
import { DateStone } from './date-stone.tsx';
import { eventPath, hours, ownWord, partsOf } from './event-words.ts';

/** An event in a list, on one of its dates. The whole row is a link. */
export function EventRow({ item, small }: { item: EventItem; small?: boolean }) {
  const { title, date, group, organiser, sport } = item;
  const { weekday } = partsOf(date);
  const own = ownWord(date);
  return (
    <div className="relative flex min-w-0 items-center gap-3.5">
      <DateStone date={date} small={small} />
      <div className="min-w-0 flex-1">
        <p className={small ? 'leading-snug' : 'display text-xl'}>
          <Link
            to={eventPath(item, date.id)}
            className="line-clamp-2 font-semibold text-ink no-underline wrap-anywhere after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        </p>
        <p className="text-sm text-muted">
          {weekday}, {hours(date)}
        </p>
        {!small && (
          <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted [&_.lucide]:size-4">
            {date.place && (
              <span className="flex min-w-0 items-center gap-1">
                <MapPin />
                <span className="wrap-anywhere">{date.place}</span>
                <span aria-hidden="true">·</span>
              </span>
            )}
            <span className="wrap-anywhere">
              {[sport, group?.name ?? organiser.displayName].filter(Boolean).join(' · ')}
            </span>
          </p>
        )}
        <p className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
          {date.cancelled && <Badge tone="red">Cancelado</Badge>}
          {own && <Badge tone={date.own?.answer === 'going' ? 'grass' : 'neutral'}>{own}</Badge>}
          {date.result && <Badge tone="ink">{date.result}</Badge>}
        </p>
      </div>
    </div>
  );
}
