import type { Event } from '@arquiba/contract/events';
import { Link } from 'react-router';
import { BackButton } from '../ui/back-button.tsx';
import { Badge } from '../ui/badge.tsx';
import { Chalk } from '../ui/chalk.tsx';
import { Picture } from '../ui/picture.tsx';
import { partsOf } from './public/event-words.ts';

/** The date in very large numerals on the dark of a court at night, with its chalk lines. */
export function EventHero({ event }: { event: Event }) {
  const { date, title, organiser, group, sport, cover } = event;
  const { day, month, weekday, time } = partsOf(date);
  return (
    <header className="relative overflow-clip bg-night text-chalk sm:rounded-card">
      {cover && (
        <div className="aspect-[5/2] sm:aspect-[3/1]">
          <Picture file={cover} sizes="(min-width: 900px) 640px, 100vw" priority fit="cover" />
        </div>
      )}
      <Chalk kind="pitch" className="absolute -right-16 -bottom-10 w-96 text-chalk/15" />
      <div className="relative flex items-center gap-1 px-2 pt-2 text-sm [&_.lucide]:text-chalk">
        <BackButton to="/eventos" />
        <span className="flex flex-wrap gap-1.5">
          {date.cancelled && <Badge tone="red">Cancelado</Badge>}
          {!date.cancelled && date.over && <Badge>Já aconteceu</Badge>}
          {date.moved && !date.cancelled && <Badge tone="orange">Data alterada</Badge>}
          {sport && <Badge tone="orange">{sport}</Badge>}
        </span>
      </div>
      <div className="relative grid grid-cols-[auto_minmax(0,1fr)] items-end gap-x-5 gap-y-4 px-5 pt-3 pb-6">
        <time dateTime={date.startsAt} className={date.cancelled ? 'line-through' : undefined}>
          <span className="numeral block text-[7rem] leading-[0.78] text-orange sm:text-[9rem]">
            {day}
          </span>
          <span className="display block pt-3 text-2xl uppercase">{month}</span>
        </time>
        <p className="pb-1">
          <span className="block text-lg first-letter:uppercase">{weekday}</span>
          <span className="numeral block text-4xl">{time}</span>
        </p>
        <div className="col-span-2">
          <h1 className="display text-3xl wrap-anywhere sm:text-4xl">{title}</h1>
          <p className="mt-2 text-chalk/80">
            por{' '}
            <Link to={`/perfil/${organiser.username}`} className="font-semibold text-chalk">
              {organiser.displayName}
            </Link>
            {group && (
              <>
                {' · '}
                <Link to={`/grupo/${group.slug}?aba=eventos`} className="font-semibold text-chalk">
                  {group.name}
                </Link>
              </>
            )}
          </p>
          {date.result && (
            <p className="mt-4 border-t-3 border-orange pt-3">
              <span className="block text-sm text-chalk/80">Resultado</span>
              <span className="numeral block text-4xl wrap-anywhere">{date.result}</span>
            </p>
          )}
        </div>
      </div>
    </header>
  );
}
