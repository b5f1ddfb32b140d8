import { ApiError } from '@arquiba/contract/errors';
import type { editEvent as route } from '@arquiba/contract/events';
import { mentionsIn } from '@arquiba/contract/linkify';
import type { ParsedInputOf } from '@arquiba/contract/route';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import type { SessionContext } from '../platform/context.ts';
import { claimFiles } from '../platform/files/file-reference.ts';
import { addMinutes, minutesBetween } from '../platform/local-time.ts';
import { rewriteAnnouncement } from '../posts/public/post-event.ts';
import { publishEdited } from '../posts/public/publish-edited.ts';
import { resolveUsernames } from '../profiles/public/resolve-username.ts';
import { changeDateOf } from './change-date.ts';
import { changeRule, isSameRule } from './change-rule.ts';
import { checkTimes } from './check-times.ts';
import { closeToOthers } from './close-to-others.ts';
import { timesOf } from './date-rows.ts';
import { datesInScope } from './dates-in-scope.ts';
import { findBySlug, getEvent } from './get-event.ts';
import { whenAndWhere } from './notices.ts';
import type { FoundEvent } from './queries.ts';
import { refreshSummary } from './refresh-summary.ts';
import type { DateRow } from './tables.ts';
import { tellAnswerers } from './tell-answerers.ts';
import { changeEvent, lockDates } from './write-queries.ts';

type Input = ParsedInputOf<typeof route>;

/**
 * Dates that were changed on their own keep their time and place when others change. Who answered a date
 * whose time or place changes is told.
 */
export const editEvent: Operation<typeof route> = async (context, input) => {
  const { db, clock, viewer } = context;
  const now = clock.now();
  checkTimes(input, now);
  const event = await findOwn(context, input);
  const announced = await announcementOf(context, input);
  let shown: string | undefined = input.date;
  let apart = 0;
  await db.transaction(async (tx) => {
    const scope = await datesInScope(tx, event.id, input, now);
    const shift = minutesBetween(scope.chosen.localStart, input.start);
    let { rows } = scope;
    const { title, description, sport } = input;
    const template = templateOf(input, scope.event.shiftMinutes + shift);
    await changeEvent(tx, event.id, { title, description, sport, ...(!scope.single && template) });
    const rule = input.repetition;
    if (rule !== undefined && !isSameRule(rule, scope.event.repetition)) {
      if (scope.single) throw invalidInput({ scope: 'A repetição não muda para uma data só' });
      const changed = await changeRule(tx, {
        // The shift is the one by which its dates were made.
        event: { ...scope.event, ...template, shiftMinutes: scope.event.shiftMinutes },
        ...{ rows, chosen: scope.chosen, shift, rule, now },
        cancelled: await lockDates(tx, { ...scope.from, cancelled: true }),
      });
      rows = changed.kept;
      apart = changed.apart;
      if (changed.gone.has(input.date)) shown = undefined;
    }
    const told: DateRow[] = [];
    for (const row of rows) {
      if (row.moved && row.id !== scope.chosen.id) continue;
      const after = { ...row, ...columnsOf(row, input, shift), moved: row.moved || scope.single };
      if (await changeDateOf(tx, row, after, now)) told.push(after);
    }
    const post = { id: event.postId, authorId: viewer.accountId };
    const isNarrower = await rewriteAnnouncement(tx, context, post, { ...announced, at: now });
    if (isNarrower) await closeToOthers(tx, event, now);
    await tellAnswerers(tx, told, {
      ...{ kind: 'event-changed', actorId: viewer.accountId, now },
      mail: (about) => ({
        subject: `Mudou: ${about.title}`,
        lines: [`${about.title} tem nova data, hora ou lugar.`, ...whenAndWhere(about)],
      }),
    });
    await refreshSummary(tx, event.id, now);
  });
  await publishEdited(context, event.postId);
  return { ...(await getEvent(context, { slug: event.slug, date: shown })), apart };
};

async function findOwn(context: SessionContext, input: Input): Promise<FoundEvent> {
  const event = await findBySlug(context, input.slug);
  if (event.authorId !== context.viewer.accountId) {
    throw new ApiError('not_allowed', { message: 'Só quem organiza o evento muda o evento.' });
  }
  if (event.groupId !== null && input.audience !== undefined) {
    throw invalidInput({ audience: 'Quem vê um evento de grupo é quem vê o grupo' });
  }
  return event;
}

async function announcementOf(
  context: SessionContext,
  { title, description, cover, audience }: Input,
) {
  const text = description || title;
  const mentioned = await resolveUsernames(context, mentionsIn(text));
  const [file] = cover ? await claimFiles(context, 'posts', [cover]) : [];
  if (file && !file.mime.startsWith('image/')) {
    throw invalidInput({ cover: 'Escolha uma imagem para a capa' });
  }
  return {
    ...{ text, mentionedIds: [...new Set(mentioned.values())], audience },
    cover: cover ? file : cover,
  };
}

function columnsOf(row: DateRow, input: Input, shift: number) {
  const { timeZone, place, mapUrl, onlineUrl, capacity } = input;
  const start = addMinutes(row.localStart, shift);
  return {
    ...timesOf(start, minutesBetween(input.start, input.end), timeZone),
    ...{ place, mapUrl, onlineUrl, capacity },
  };
}

/** For the dates that are added later. */
function templateOf(input: Input, shiftMinutes: number) {
  const { start, end, timeZone, place, mapUrl, onlineUrl, capacity } = input;
  const minutes = minutesBetween(start, end);
  return { shiftMinutes, minutes, timeZone, place, mapUrl, onlineUrl, capacity };
}
