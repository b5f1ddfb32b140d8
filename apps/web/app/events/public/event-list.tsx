import { type EventItem, listEvents } from '@arquiba/contract/events';
import type { InputOf } from '@arquiba/contract/route';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { quietCall } from '../../api-call.ts';
import { withParameter } from '../../list-page.ts';
import { EndOfList } from '../../ui/end-of-list.tsx';
import type { Page } from '../../ui/pages.ts';
import { Bone } from '../../ui/skeletons.tsx';
import { usePages } from '../../ui/use-pages.ts';
import { useAccount } from '../../viewer/use-site.ts';
import { EventRow } from './event-row.tsx';

interface EventListProps {
  first: Page<EventItem>;
  /** What the first page was asked with. */
  filters: Omit<InputOf<typeof listEvents>, 'cursor' | 'limit'>;
  empty: ReactNode;
}

/** Coming dates, the next first; loads more as one scrolls. */
export function EventList({ first, filters, empty }: EventListProps) {
  const location = useLocation();
  const viewer = useAccount()?.id ?? 'visitor';
  const pages = usePages({
    name: `events ${JSON.stringify(filters)} ${viewer}`,
    first,
    load: (cursor) => quietCall(listEvents, { ...filters, cursor }),
    idOf: ({ date }) => date.id,
  });
  if (pages.items.length === 0) return empty;
  return (
    <>
      <ul
        aria-label="Eventos"
        className="divide-y divide-line border-y border-line bg-raised sm:rounded-card sm:border-x"
      >
        {pages.items.map((item) => (
          <li key={item.date.id} className="p-4">
            <EventRow item={item} />
          </li>
        ))}
      </ul>
      <EndOfList
        pages={pages}
        noun="eventos"
        next={pages.nextCursor && withParameter(location, 'cursor', pages.nextCursor)}
        skeleton={
          <div className="flex gap-3.5 p-4">
            <Bone className="h-18 w-16 rounded-md" />
            <Bone className="h-6 w-1/2 rounded-sm" />
          </div>
        }
      />
    </>
  );
}
