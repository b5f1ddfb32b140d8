import type { createEvent, editEvent } from '@arquiba/contract/events';
import type { InputOf } from '@arquiba/contract/route';

/** What was typed, to show it again after a refusal. */
export type EventValues = Record<string, string>;

/** Sent by a form whose cover nobody touched. */
export const SAME_COVER = 'a mesma';

export function readValues(form: FormData): EventValues {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

/** The fields that creating and editing have in common. */
function eventInput(values: EventValues) {
  const text = (name: string) => values[name] ?? '';
  return {
    ...{ title: text('title'), description: text('description'), sport: text('sport') },
    ...{ start: text('start'), end: text('end'), timeZone: text('timeZone') },
    ...{ place: text('place'), mapUrl: text('mapUrl'), onlineUrl: text('onlineUrl') },
    capacity: numberIn(text('capacity')),
  };
}

export function newEventInput(values: EventValues): InputOf<typeof createEvent> {
  return {
    ...eventInput(values),
    audience: (values.audience || 'public') as 'public',
    ...(values.group && { group: values.group }),
    cover: coverIn(values) ?? null,
    repetition: repetitionIn(values),
  };
}

/** A change of one date leaves the repetition as it is. */
export function editedInput(values: EventValues): Omit<InputOf<typeof editEvent>, 'slug'> {
  const scope = (values.scope || 'all') as 'all';
  return {
    ...{ ...eventInput(values), date: values.date ?? '', scope, cover: coverIn(values) },
    ...(values.audience && { audience: values.audience as 'public' }),
    ...((values.scope ?? 'all') !== 'one' && { repetition: repetitionIn(values) }),
  };
}

/** Undefined leaves the cover as it is. */
function coverIn({ cover, title = '' }: EventValues) {
  if (cover === SAME_COVER) return undefined;
  return cover ? { path: cover, alt: title } : null;
}

function repetitionIn(values: EventValues): InputOf<typeof createEvent>['repetition'] {
  if (!values.every) return null;
  const count = numberIn(values.count ?? '');
  return {
    every: values.every as 'week',
    interval: numberIn(values.interval ?? '') ?? 1,
    ...(values.until && { until: values.until }),
    ...(count !== null && { count }),
  };
}

/** Null if nothing was typed; what is not a number is refused by the API. */
function numberIn(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}
