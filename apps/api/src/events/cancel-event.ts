import { ApiError } from '@arquiba/contract/errors';
import type { cancelEvent as route } from '@arquiba/contract/events';
import type { Operation } from '../platform/calls/operation.ts';
import type { SessionContext } from '../platform/context.ts';
import { addMinutes } from '../platform/local-time.ts';
import { presentPost } from '../posts/public/present-posts.ts';
import { publishEdited } from '../posts/public/publish-edited.ts';
import { ALL_FILLED } from './date-rows.ts';
import { datesInScope } from './dates-in-scope.ts';
import { findBySlug, getEvent } from './get-event.ts';
import { whenAndWhere } from './notices.ts';
import type { FoundEvent } from './queries.ts';
import { refreshSummary } from './refresh-summary.ts';
import { tellAnswerers } from './tell-answerers.ts';
import { changeEvent, reviseDate } from './write-queries.ts';

const DAY_MINUTES = 24 * 60;

/** Cancelled dates stay, with their answers, so that pages and calendars can say so. */
export const cancelEvent: Operation<typeof route> = async (context, input) => {
  const { db, clock, viewer } = context;
  const now = clock.now();
  const event = await findManaged(context, input.slug);
  await db.transaction(async (tx) => {
    const scope = await datesInScope(tx, event.id, input, now);
    for (const row of scope.rows) await reviseDate(tx, row, { cancelled: true }, now);
    if (!scope.single && input.scope === 'following' && scope.event.repetition) {
      // No dates are added from this one on.
      const until = addMinutes(scope.chosen.ruleStart, -DAY_MINUTES).slice(0, 10);
      const repetition = { ...scope.event.repetition, until };
      await changeEvent(tx, event.id, { repetition, filledUntil: ALL_FILLED });
    } else if (!scope.single) {
      await changeEvent(tx, event.id, { cancelled: true });
    }
    await tellAnswerers(tx, scope.rows, {
      ...{ kind: 'event-cancelled', actorId: viewer.accountId, now },
      mail: (about) => ({
        subject: `Cancelado: ${about.title}`,
        lines: [`${about.title} foi cancelado.`, ...whenAndWhere(about)],
      }),
    });
    await refreshSummary(tx, event.id, now);
  });
  await publishEdited(context, event.postId);
  return getEvent(context, { slug: event.slug, date: input.date });
};

/** An event that the viewer organises or moderates, or the reason why not. */
export async function findManaged(context: SessionContext, slug: string): Promise<FoundEvent> {
  const event = await findBySlug(context, slug);
  const post = await presentPost(context, event.postId);
  if (!post.own && !post.group?.moderated) {
    throw new ApiError('not_allowed', {
      message: 'Só quem organiza o evento ou modera o grupo pode fazer isto.',
    });
  }
  return event;
}
