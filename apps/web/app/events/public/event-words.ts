import type { EventDate } from '@arquiba/contract/events';

type Moment = Pick<EventDate, 'startsAt' | 'endsAt' | 'timeZone'>;

/** The parts of a date as tiles and headings show them, on the clocks of the place. */
export function partsOf({ startsAt, timeZone }: Pick<Moment, 'startsAt' | 'timeZone'>) {
  const at = new Date(startsAt);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('pt-BR', { timeZone, ...options }).format(at);
  return {
    day: part({ day: 'numeric' }),
    month: part({ month: 'short' }).replace('.', ''),
    year: part({ year: 'numeric' }),
    weekday: part({ weekday: 'long' }),
    time: part({ hour: '2-digit', minute: '2-digit' }),
  };
}

/** 'quarta-feira, 18 de março, 19:30' */
export function shortMoment({ startsAt, timeZone }: Pick<Moment, 'startsAt' | 'timeZone'>): string {
  return new Intl.DateTimeFormat('pt-BR', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    timeZone,
  }).format(new Date(startsAt));
}

/** '19:30 às 21:00', or with the day of the end if that is another one. */
export function hours({ startsAt, endsAt, timeZone }: Moment): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const time = new Intl.DateTimeFormat('pt-BR', {
    ...{ timeZone, hour: '2-digit', minute: '2-digit' },
  });
  const day = new Intl.DateTimeFormat('pt-BR', { timeZone, day: 'numeric', month: 'long' });
  const until = time.format(end);
  const sameDay = day.format(start) === day.format(end);
  return `${time.format(start)} às ${sameDay ? until : `${until} de ${day.format(end)}`}`;
}

/** 'Horário Padrão de Brasília' */
export function zoneName({ startsAt, timeZone }: Pick<Moment, 'startsAt' | 'timeZone'>): string {
  const parts = new Intl.DateTimeFormat('pt-BR', { timeZone, timeZoneName: 'long' });
  const part = parts.formatToParts(new Date(startsAt)).find(({ type }) => type === 'timeZoneName');
  return part?.value ?? timeZone;
}

export function eventPath({ slug }: { slug: string }, dateId?: string): string {
  return dateId === undefined ? `/evento/${slug}` : `/evento/${slug}?data=${dateId}`;
}

/** What a list says of one's own answer. */
export function ownWord({ own }: Pick<EventDate, 'own'>): string | null {
  if (!own) return null;
  if (own.answer === 'waiting') return `Na fila: ${own.position}ª`;
  return { going: 'Vou', maybe: 'Talvez', no: 'Não vou' }[own.answer];
}

/** 'e mais 2 pessoas'; undefined for someone who comes alone. */
export function guestsWord(guests: number): string | undefined {
  if (guests === 0) return undefined;
  return `e mais ${guests} ${guests === 1 ? 'pessoa' : 'pessoas'}`;
}
