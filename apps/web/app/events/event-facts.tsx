import type { Event } from '@arquiba/contract/events';
import type { ReactNode } from 'react';
import { CalendarDays } from '../ui/icons/calendar-days.tsx';
import { Clock } from '../ui/icons/clock.tsx';
import { Link2 } from '../ui/icons/link-2.tsx';
import { MapPin } from '../ui/icons/map-pin.tsx';
import { Repeat2 } from '../ui/icons/repeat-2.tsx';
import { eventPath, hours, shortMoment, zoneName } from './public/event-words.ts';

/** When, where, and how it gets into a calendar. */
export function EventFacts({ event }: { event: Event }) {
  const { date, repetition } = event;
  const { place, mapUrl, onlineUrl } = date;
  return (
    <dl className="grid grid-cols-1 gap-3">
      <Fact icon={<Clock />} term="Quando">
        <span className="block first-letter:uppercase">{shortMoment(date)}</span>
        <span className="text-sm text-muted">
          {hours(date)}, {zoneName(date)}
        </span>
      </Fact>
      {place && (
        <Fact icon={<MapPin />} term="Onde">
          <span className="block wrap-anywhere">{place}</span>
          <a href={mapUrl || mapSearch(place)} rel="noreferrer nofollow ugc" target="_blank">
            Ver no mapa
          </a>
        </Fact>
      )}
      {onlineUrl && (
        <Fact icon={<Link2 />} term="Pela internet">
          <a
            href={onlineUrl}
            rel="noreferrer nofollow ugc"
            target="_blank"
            className="wrap-anywhere"
          >
            {onlineUrl}
          </a>
        </Fact>
      )}
      {repetition && (
        <Fact icon={<Repeat2 />} term="Repetição">
          {sayRule(repetition)}
        </Fact>
      )}
      <Fact icon={<CalendarDays />} term="No seu calendário">
        <a href={`${eventPath(event)}/agenda.ics?data=${date.id}`} download>
          Baixar esta data
        </a>
        {repetition && (
          <>
            {' · '}
            <a href={`${eventPath(event)}/agenda.ics`} download>
              Baixar todas
            </a>
          </>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div className="relative min-w-0 pl-8">
      <dt className="text-sm text-muted [&_.lucide]:absolute [&_.lucide]:top-0.5 [&_.lucide]:left-0 [&_.lucide]:size-5 [&_.lucide]:text-orange-ink">
        {icon}
        {term}
      </dt>
      <dd className="[&_a]:font-semibold [&_a]:text-orange-ink">{children}</dd>
    </div>
  );
}

function mapSearch(place: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
}

function sayRule({ every, interval, until, count }: NonNullable<Event['repetition']>): string {
  const [one, many] = every === 'week' ? ['Toda semana', 'semanas'] : ['Todo mês', 'meses'];
  const often = interval === 1 ? one : `A cada ${interval} ${many}`;
  const kind = every === 'month-weekday' ? ', no mesmo dia da semana do mês' : '';
  const end = until
    ? `, até ${until.split('-').reverse().join('/')}`
    : count
      ? `, ${count} datas`
      : '';
  return often + kind + end;
}
