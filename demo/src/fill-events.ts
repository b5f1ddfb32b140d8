import {
  answerEvent,
  cancelEvent,
  createEvent,
  getEvent,
  setEventResult,
} from '@arquiba/contract/events';
import type { Artist } from './artist.ts';
import { onClocks, startOf } from './content/event-days.ts';
import { events, type GroupEvent } from './content/events.ts';
import { groups } from './content/groups.ts';
import { membershipsOf } from './content/memberships.ts';
import { signIns } from './content/sign-ins.ts';
import type { FillOptions } from './fill.ts';
import type { SlugOf } from './fill-groups.ts';
import {
  type AccountOf,
  CALLS_AT_ONCE,
  daysBefore,
  hoursBefore,
  step,
  storeFile,
} from './fill-step.ts';
import { type Random, randomOf } from './seed/random.ts';

/** An event is announced this long before its first date. */
const NOTICE_DAYS = 8;
const WEEKS_BEFORE = 2;
const WEEKS = 12;

/** Plans the events of the groups; members answer, and the past ones have results. */
export async function fillEvents(
  options: FillOptions,
  accountOf: AccountOf,
  slugOf: SlugOf,
  artist: Artist,
): Promise<void> {
  const { now } = options;
  await step(options, 'Marcando encontros', events, CALLS_AT_ONCE, async (event) => {
    const random = randomOf(`arquiba/events/${event.key}`);
    const { week = 0, weekly } = event;
    const first = startOf(event, now, weekly ? week - WEEKS_BEFORE : week);
    const announced = daysBefore(first, NOTICE_DAYS);
    const slug = await plan(event, first, announced);
    const host = options.callAs(accountOf(event.host).id, { at: now });
    const { dates } = await host(getEvent, { slug });
    const dateOf = (which: number) => {
      const startsAt = startOf(event, now, which).toISOString();
      const date = dates.find((each) => each.startsAt === startsAt);
      if (!date) throw new RangeError(`${event.key} has no date on ${startsAt}`);
      return date.id;
    };
    for (const which of weekly ? [week - 1, week] : [week]) {
      const date = dateOf(which);
      const until = new Date(Math.min(startOf(event, now, which).getTime(), now.getTime()));
      for (const { key, at, answer, guests } of answersTo(event, announced, until, now, random)) {
        const call = options.callAs(accountOf(key).id, { at });
        await call(answerEvent, { slug, date, answer, guests });
      }
    }
    const { result, cancelled } = event;
    if (result)
      await host(setEventResult, { slug, date: dateOf(weekly ? week - 1 : week), result });
    if (cancelled) await host(cancelEvent, { slug, date: dateOf(cancelled), scope: 'one' });
  });

  async function plan(event: GroupEvent, first: Date, announced: Date): Promise<string> {
    const { title, about: description, group, place = '', url: onlineUrl = '' } = event;
    const { id } = accountOf(event.host);
    const { slug } = await options.callAs(id, { at: announced })(createEvent, {
      ...{ title, description, place, onlineUrl, group: slugOf(group) },
      sport: groups.find(({ key }) => key === group)?.sport ?? '',
      ...{ start: onClocks(first), end: onClocks(hoursBefore(first, -event.hours)) },
      capacity: event.seats ?? null,
      repetition: event.weekly ? { every: 'week', count: WEEKS } : null,
      cover: await storeCover(event, id),
    });
    return slug;
  }

  async function storeCover({ key, host: author, about: text, cover }: GroupEvent, id: string) {
    if (!cover) return null;
    const path = `/posts/${id}/event-${key}/1.jpg`;
    const drawn = { key: `event-${key}`, author, ago: 0, text, pictures: [cover] };
    const [picture] = await artist.draw('picture', drawn, 0);
    await storeFile(options, path, picture);
    return { path, alt: cover.alt };
  }
}

/** Draws who answers, and when, the first answer first. The fan goes only where it is certain. */
function answersTo(event: GroupEvent, announced: Date, until: Date, now: Date, random: Random) {
  const { group, host, going, maybe = 0, sure = [], seats } = event;
  const certain = [host, ...sure];
  const asked = [...(membershipsOf.get(group) ?? [])]
    .filter(([key]) => key !== signIns.fan.member || certain.includes(key))
    .map(([key, joined]) => {
      const from = Math.max(announced.getTime(), daysBefore(now, joined).getTime());
      const at = new Date(from + (until.getTime() - from) * random.between(0.02, 0.95));
      const guests = !seats && random.chance(0.15) ? 1 : 0;
      return { key, at, guests, isLate: from >= until.getTime(), lot: random.next() };
    })
    .filter(({ isLate }) => !isLate)
    .sort(
      (a, b) => Number(certain.includes(b.key)) - Number(certain.includes(a.key)) || a.lot - b.lot,
    )
    .slice(0, going + maybe);
  return asked
    .map((one, index) => ({
      ...one,
      answer: index < going ? ('going' as const) : ('maybe' as const),
    }))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}
