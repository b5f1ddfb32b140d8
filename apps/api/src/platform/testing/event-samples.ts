import { createCalendarAddress } from '@arquiba/contract/calendars';
import { createEvent } from '@arquiba/contract/events';
import { createGroup } from '@arquiba/contract/groups';
import type { Person } from '@arquiba/testing/people';
import type { Sample } from './route-samples.ts';

/** Calls of the feature `events` that succeed. */
export async function eventSamples(
  { call }: Person,
  other: Person,
): Promise<Record<string, Sample>> {
  const newEvent = {
    ...{ title: 'Treino de quarta', sport: 'Corrida', place: 'Orla', capacity: 20 },
    ...{ start: '2026-04-01T19:00', end: '2026-04-01T20:30' },
  };
  const make = (changes: object = {}) => call(createEvent, { ...newEvent, ...changes });
  const { slug, date } = await make();
  const of = { slug, date: date.id };
  const [one, two] = [await make(), await make()];
  const begun = await make({ start: '2026-03-10T08:00', end: '2026-03-10T20:30' });
  const same = (as: Sample['as'], input: object): Sample => ({ as, inputs: [input, input] });
  const scope = 'all';
  const { path } = await call(createCalendarAddress, {});
  const secret = path.replace('/agenda/', '').replace('.ics', '');
  const groupOf = async (name: string) =>
    (await call(createGroup, { name, description: 'Com agenda.' })).slug;
  const addressOf = async (name: string) =>
    (await call(createCalendarAddress, { group: await groupOf(name) })).id;
  const again = await groupOf('Agenda um');
  return {
    listEvents: same('visitor', { sport: 'corrida', limit: 1 }),
    getEventMonth: same('member', { month: '2026-04', mine: 'true' }),
    listNextEvents: same('member', {}),
    getEvent: same('visitor', { slug }),
    createEvent: { ...same('member', newEvent), idempotencyKey: 'a-chave-do-evento' },
    editEvent: same('member', { ...newEvent, ...of, scope, title: 'Treino de hoje' }),
    cancelEvent: {
      as: 'member',
      inputs: [
        { slug: one.slug, date: one.date.id, scope },
        { slug: two.slug, date: two.date.id, scope },
      ],
    },
    setEventResult: same('member', { slug: begun.slug, date: begun.date.id, result: '3 × 1' }),
    answerEvent: same('member', { ...of, answer: 'going', guests: 2 }),
    listEventPeople: same('visitor', of),
    inviteToEvent: same('member', { ...of, usernames: [other.username] }),
    listEventPosts: same('visitor', { slug }),
    getEventCalendar: same('visitor', { slug }),
    readCalendar: same('visitor', { secret }),
    listCalendarAddresses: same('member', {}),
    createCalendarAddress: {
      as: 'member',
      inputs: [{ group: again }, { group: await groupOf('Agenda quatro') }],
    },
    revokeCalendarAddress: {
      as: 'member',
      inputs: [{ id: await addressOf('Agenda dois') }, { id: await addressOf('Agenda três') }],
    },
  };
}
