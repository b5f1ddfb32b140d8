import type { EventDate, EventItem } from '@arquiba/contract/events';
import type { EventOfPost, Post } from '@arquiba/contract/posts';
import type { listDates, ShownDate } from './queries.ts';
import type { DateRow, EventRow } from './tables.ts';

export function presentDate(row: NonNullable<ShownDate>, now: Date): EventDate {
  const { id, localStart, localEnd, timeZone, place, mapUrl, onlineUrl, capacity } = row;
  const { going, maybe, waiting, cancelled, moved, result, own } = row;
  return {
    ...{ id, localStart, localEnd, timeZone, place, mapUrl, onlineUrl, capacity },
    ...{ going, maybe, waiting, cancelled, moved, result, own },
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    over: row.endsAt <= now,
  };
}

/** `post` announces the event: organiser, group and cover are its own. */
export function presentItem(
  row: Awaited<ReturnType<typeof listDates>>[number],
  post: Post,
  now: Date,
): EventItem {
  const { slug, title, sport, repetition } = row;
  return {
    ...{ slug, title, sport, ...ofPost(post) },
    repeats: repetition !== null,
    date: presentDate(row, now),
  };
}

export function ofPost({ author, group, media }: Post) {
  return {
    organiser: author,
    group: group && { slug: group.slug, name: group.name },
    cover: media.find(({ mime }) => mime.startsWith('image/')) ?? null,
  };
}

/** What posts show of an event. */
export function summaryOf(
  { slug, title, cancelled }: Pick<EventRow, 'slug' | 'title' | 'cancelled'>,
  date: Pick<DateRow, 'startsAt' | 'endsAt' | 'timeZone' | 'place' | 'cancelled'>,
): EventOfPost {
  return {
    ...{ slug, title, timeZone: date.timeZone, place: date.place },
    startsAt: date.startsAt.toISOString(),
    endsAt: date.endsAt.toISOString(),
    cancelled: cancelled || date.cancelled,
  };
}

/** The address of a date's page. */
export function eventPath(slug: string, dateId?: string): string {
  return dateId === undefined ? `/evento/${slug}` : `/evento/${slug}?data=${dateId}`;
}
