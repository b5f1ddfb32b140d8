import type { EventItem } from '@arquiba/contract/events';
import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { EventRow } from './event-row.tsx';

interface ProfileEventsProps {
  username: string;
  events: EventItem[];
}

/** The next events of a person or a club, above their posts. */
export function ProfileEvents({ username, events }: ProfileEventsProps) {
  return (
    <Card title="Próximos eventos" className="mb-2 max-sm:rounded-none max-sm:border-x-0 sm:mb-4">
      <ul className="grid grid-cols-1 gap-4">
        {events.map((item) => (
          <li key={item.date.id}>
            <EventRow item={item} small />
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Link to={`/eventos?de=${username}`} className="touch font-semibold text-orange-ink">
          Ver a agenda
        </Link>
      </p>
    </Card>
  );
}
