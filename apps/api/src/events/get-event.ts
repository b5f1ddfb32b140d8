import { ApiError } from '@arquiba/contract/errors';
import type { Event } from '@arquiba/contract/events';
import type { Context } from '../platform/context.ts';
import { presentPost } from '../posts/public/present-posts.ts';
import { ofPost, presentDate } from './present-date.ts';
import { type FoundEvent, findDate, findEvent, listDatesAround } from './queries.ts';

type Reader = Pick<Context, 'db' | 'clock' | 'media' | 'passes' | 'viewer'>;

export async function getEvent(
  context: Reader,
  { slug, date: dateId }: { slug: string; date?: string | undefined },
): Promise<Event> {
  const { db, clock, viewer } = context;
  const row = await findBySlug(context, slug);
  const post = await presentPost(context, row.postId);
  const now = clock.now();
  const viewerId = viewer?.accountId ?? null;
  const date = await findDate(db, { eventId: row.id, id: dateId, viewerId, now });
  if (!date) throw goneEvent();
  const dates = await listDatesAround(db, row.id, now);
  const { title, description, sport, repetition, cancelled, postId, mentions } = row;
  return {
    ...{ slug: row.slug, title, description, sport, repetition, cancelled, postId, mentions },
    ...ofPost(post),
    audience: post.audience,
    repeats: repetition !== null,
    date: presentDate(date, now),
    dates: dates.map(({ startsAt, endsAt, ...each }) => ({
      ...each,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    own: post.own,
    mayManage: post.own || post.group?.moderated === true,
  };
}

/** The event of a slug as the viewer sees it, or `not_found`. */
export async function findBySlug(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  slug: string,
): Promise<FoundEvent> {
  const row = await findEvent(db, slug.toLowerCase(), viewer?.accountId ?? null);
  if (!row) throw goneEvent();
  return row;
}

/** The same answer for an event that is missing and one that the viewer may not see. */
export function goneEvent(): ApiError {
  return new ApiError('not_found', { message: 'Este evento não existe.' });
}
