import type { inviteToEvent as route } from '@arquiba/contract/events';
import { refuseBanned } from '../groups/public/refuse-banned.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { announceAll } from '../platform/jobs/outbox.ts';
import { visibleStates } from '../posts/public/post-state.ts';
import { resolveUsernames } from '../profiles/public/resolve-username.ts';
import { refuseClosed } from './answer-event.ts';
import { findBySlug, goneEvent } from './get-event.ts';
import { findAbout } from './notice-queries.ts';
import { eventNotice, noticeOf } from './notices.ts';
import { findDate } from './queries.ts';

/** Returns the usernames of those who were invited: only people who may see the event. */
export const inviteToEvent: Operation<typeof route> = async (context, input) => {
  const { db, clock, viewer } = context;
  const event = await findBySlug(context, input.slug);
  const query = { eventId: event.id, id: input.date, viewerId: viewer.accountId, now: clock.now() };
  const date = await findDate(db, query);
  const about = date && (await findAbout(db, date.id));
  if (!date || !about) throw goneEvent();
  refuseClosed(date, clock.now());
  if (event.groupId) await refuseBanned(db, event.groupId, viewer.accountId, clock.now());
  const found = await resolveUsernames(context, input.usernames);
  const invited: [username: string, accountId: string][] = [];
  for (const [username, accountId] of found) {
    const sight = { db, viewer: { accountId } };
    const [seen] = await visibleStates(sight, [event.postId]);
    if (seen && accountId !== viewer.accountId) invited.push([username, accountId]);
  }
  await db.transaction((tx) =>
    announceAll(
      tx,
      eventNotice,
      invited.map(([, recipientId]) => ({
        ...noticeOf(about),
        ...{ recipientId, actorId: viewer.accountId, kind: 'event-invited', mail: null },
        target: `event:${event.id}`,
      })),
    ),
  );
  return { invited: invited.map(([username]) => username) };
};
