import * as z from 'zod/mini';
import { fileView } from './files.ts';
import { mentions } from './mentions.ts';
import { repetition } from './new-event.ts';
import { postAudience } from './new-post.ts';
import { profileCard } from './profiles.ts';

const ownAnswer = z.object({
  answer: z.enum(['going', 'maybe', 'no', 'waiting']),
  guests: z.number(),
  /** The place in the waiting list, from 1; null for other answers. */
  position: z.nullable(z.number()),
});
export type OwnAnswer = z.output<typeof ownAnswer>;

/** One date of an event. */
export const eventDate = z.object({
  id: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** The same on the clocks of the place, as forms show it: 2026-03-18T19:30. */
  localStart: z.string(),
  localEnd: z.string(),
  timeZone: z.string(),
  place: z.string(),
  mapUrl: z.string(),
  onlineUrl: z.string(),
  capacity: z.nullable(z.number()),
  /** People and their guests. */
  going: z.number(),
  maybe: z.number(),
  waiting: z.number(),
  cancelled: z.boolean(),
  over: z.boolean(),
  /** It was changed on its own, apart from the other dates. */
  moved: z.boolean(),
  result: z.string(),
  /** Null for visitors and who has not answered. */
  own: z.nullable(ownAnswer),
});
export type EventDate = z.output<typeof eventDate>;

const nameOfGroup = z.object({ slug: z.string(), name: z.string() });

/** An event in a list, on one of its dates. */
export const eventItem = z.object({
  slug: z.string(),
  title: z.string(),
  sport: z.string(),
  organiser: profileCard,
  group: z.nullable(nameOfGroup),
  cover: z.nullable(fileView),
  repeats: z.boolean(),
  date: eventDate,
});
export type EventItem = z.output<typeof eventItem>;

/** A page of its own. */
export const event = z.extend(eventItem, {
  description: z.string(),
  mentions,
  audience: postAudience,
  /** The post that announces it: its comments are the comments of the event. */
  postId: z.string(),
  repetition: z.nullable(repetition),
  /** All dates are cancelled. */
  cancelled: z.boolean(),
  /** The dates before and after the one shown, in order. */
  dates: z.array(
    z.object({
      id: z.string(),
      startsAt: z.string(),
      endsAt: z.string(),
      timeZone: z.string(),
      cancelled: z.boolean(),
      moved: z.boolean(),
    }),
  ),
  own: z.boolean(),
  /** The organiser, and moderators of its group. */
  mayManage: z.boolean(),
});
export type Event = z.output<typeof event>;
