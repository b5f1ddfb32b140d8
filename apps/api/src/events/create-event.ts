import { randomBytes } from 'node:crypto';
import type { NewEvent, createEvent as route } from '@arquiba/contract/events';
import { newPost } from '@arquiba/contract/new-post';
import { slugOf } from '@arquiba/contract/slug';
import { requireRight } from '../groups/public/require-right.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import { newId } from '../platform/database/database.ts';
import { minutesBetween } from '../platform/local-time.ts';
import { publishPost } from '../posts/public/publish-post.ts';
import { lockShown } from '../profiles/public/lock-shown.ts';
import { checkRepetition, checkTimes } from './check-times.ts';
import { dateRows } from './date-rows.ts';
import { getEvent } from './get-event.ts';
import { summaryOf } from './present-date.ts';
import { tellGroup } from './tell-group.ts';
import { insertEvent } from './write-queries.ts';

/** The event, its dates and the post that announces it are written in one transaction. */
export const createEvent: Operation<typeof route> = async (context, input) => {
  const { clock, viewer, byOperator } = context;
  const now = clock.now();
  checkTimes(input, byOperator ? null : now);
  if (input.repetition) checkRepetition(input.start, input.repetition);
  const group = input.group === undefined ? null : await requireRight(context, input.group, 'plan');
  const slug = slugFor(input.title);
  const row = {
    ...{ id: newId(now), authorId: viewer.accountId, groupId: group?.id ?? null, slug },
    ...columnsOf(input),
    ...{ ruleNumber: 1, ruleStart: input.start, repetition: input.repetition },
    ...{ shiftMinutes: 0, filledUntil: '' },
    ...{ createdAt: now, cancelled: false, shownUntil: now },
  };
  await publishPost(context, announcementOf(input), async (tx, postId) => {
    await lockShown(tx, viewer.accountId);
    const whole = { ...row, postId };
    const { rows, filledUntil } = dateRows(whole, now);
    const [first] = rows;
    if (!first) throw invalidInput({ 'repetition.until': 'A repetição acaba antes do início' });
    await insertEvent(tx, { ...whole, filledUntil, shownUntil: first.endsAt }, rows);
    if (group) await tellGroup(context, tx, whole, { dateId: first.id, name: group.name });
    return { eventId: row.id, event: summaryOf(row, first) };
  });
  return getEvent(context, { slug });
};

function columnsOf(input: NewEvent) {
  const { title, description, sport, start, end } = input;
  const { timeZone, place, mapUrl, onlineUrl, capacity } = input;
  return {
    ...{ title, description, sport, timeZone, place, mapUrl, onlineUrl, capacity },
    minutes: minutesBetween(start, end),
  };
}

function announcementOf({ title, description, cover, audience, group }: NewEvent) {
  return newPost.parse({
    ...{ text: description || title, media: cover ? [cover] : [], audience },
    ...(group !== undefined && { group }),
  });
}

const LONGEST_SLUG = 60;

/** The random end tells apart events of the same name, and does not let anyone guess private ones. */
function slugFor(title: string): string {
  const words = slugOf(title).slice(0, LONGEST_SLUG).replace(/-$/, '') || 'evento';
  return `${words}-${randomBytes(5).toString('hex')}`;
}
