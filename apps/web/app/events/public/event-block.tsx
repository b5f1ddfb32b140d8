import type { EventOfPost } from '@arquiba/contract/posts';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { DateStone } from './date-stone.tsx';
import { eventPath, hours, partsOf } from './event-words.ts';

/** The event of a post. The whole block is a link. */
export function EventBlock({ event }: { event: EventOfPost }) {
  return (
    <div className="relative mx-4 mt-1 mb-2 flex items-center gap-3.5 rounded-card border border-line bg-surface p-3 transition hover:border-edge">
      <DateStone date={event} />
      <div className="min-w-0 flex-1">
        <p className="display text-lg wrap-anywhere">{event.title}</p>
        <p className="text-sm text-muted wrap-anywhere">
          {partsOf(event).weekday}, {hours(event)}
          {event.place && ` · ${event.place}`}
        </p>
        <p className="mt-1 flex items-center gap-2">
          {event.cancelled && <Badge tone="red">Cancelado</Badge>}
          <Link
            to={eventPath(event)}
            aria-label={`Ver evento ${event.title}`}
            className="text-sm font-semibold text-orange-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            Ver evento
          </Link>
        </p>
      </div>
    </div>
  );
}
