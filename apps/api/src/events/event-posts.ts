import { ApiError } from '@arquiba/contract/errors';
import type { listEventPosts as route } from '@arquiba/contract/events';
import type { Operation } from '../platform/calls/operation.ts';
import type { Hooks } from '../platform/context.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import type {} from '../posts/public/hooks.ts';
import { listPostsOfEvent } from '../posts/public/post-event.ts';
import { visibleState } from '../posts/public/post-state.ts';
import { presentPosts } from '../posts/public/present-posts.ts';
import { findBySlug, goneEvent } from './get-event.ts';
import { summaryOf } from './present-date.ts';
import { findDate } from './queries.ts';

export const listEventPosts: Operation<typeof route> = async (context, { slug, cursor, limit }) => {
  const { db, viewer } = context;
  const { id: eventId, postId: except } = await findBySlug(context, slug);
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const viewerId = viewer?.accountId ?? null;
  const rows = await listPostsOfEvent(db, { eventId, except, viewerId, before, limit: limit + 1 });
  const page = takePage(rows, limit, (row) => [row.id]);
  return {
    items: await presentPosts(
      context,
      page.items.map(({ id }) => id),
    ),
    nextCursor: page.nextCursor,
  };
};

/**
 * A post shows the title and time of its event to everyone who sees the post. So the event is public, or of
 * the same group, or the author's own.
 */
export const eventOfPost: Hooks['eventOfPost'] = async (context, slug, groupId) => {
  const { db, clock, viewer } = context;
  const event = await findBySlug(context, slug);
  const { open } = await visibleState(context, event.postId);
  const sameGroup = groupId !== null && event.groupId === groupId;
  if (!open && !sameGroup && event.authorId !== viewer.accountId) {
    throw new ApiError('not_allowed', {
      message: 'Esta publicação seria vista por quem não vê o evento.',
    });
  }
  const query = { eventId: event.id, id: undefined, viewerId: null, now: clock.now() };
  const date = await findDate(db, query);
  if (!date) throw goneEvent();
  return { eventId: event.id, event: summaryOf(event, date) };
};
