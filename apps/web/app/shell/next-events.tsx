import type { EventItem } from '@arquiba/contract/events';
import { Link } from 'react-router';
import { EventRow } from '../events/public/event-row.tsx';
import { Card } from '../ui/card.tsx';
import { CalendarPlus } from '../ui/icons/calendar-plus.tsx';
import { ColumnError } from './column-error.tsx';

/** One's next events, in the right column; null if they could not be loaded. */
export default function NextEvents({ events }: { events: EventItem[] | null }) {
  return (
    <Card title="Próximos eventos">
      {events === null ? (
        <ColumnError>Não foi possível carregar os eventos.</ColumnError>
      ) : events.length === 0 ? (
        <p className="text-muted">Nenhum evento adicionado</p>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {events.map((item) => (
            <li key={item.date.id}>
              <EventRow item={item} small />
            </li>
          ))}
        </ul>
      )}
      <Link
        to="/eventos/novo"
        className="mt-2 -mb-2 flex h-11 w-fit items-center gap-2 font-semibold text-orange-ink no-underline hover:underline"
      >
        <CalendarPlus className="size-5" />
        Adicionar evento
      </Link>
    </Card>
  );
}
