import { brand } from '@arquiba/contract/brand';
import type * as contract from '@arquiba/contract/calendars';
import { ApiError } from '@arquiba/contract/errors';
import { lockRight, requireRight } from '../groups/public/require-right.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { newId } from '../platform/database/database.ts';
import { newSecretToken, secretTokenHash } from '../platform/sessions/secret-token.ts';
import { type CalendarEntry, writeCalendar } from './calendar-file.ts';
import {
  type CalendarRow,
  deleteAddress,
  findAddress,
  insertAddress,
  listAddresses,
  listCalendarRows,
} from './calendar-queries.ts';
import { findBySlug, goneEvent } from './get-event.ts';
import { eventPath } from './present-date.ts';

/** Calendars show what was, too, for this long. */
const PAST_MS = 90 * 24 * 60 * 60_000;

export const getEventCalendar: Operation<typeof contract.getEventCalendar> = async (
  context,
  { slug, date },
) => {
  const { db, viewer, publicUrl } = context;
  const event = await findBySlug(context, slug);
  const viewerId = viewer?.accountId ?? null;
  const rows = await listCalendarRows(db, { viewerId, eventId: event.id, dateId: date });
  if (rows.length === 0) throw goneEvent();
  return { text: writeCalendar(event.title, rows.map(entryOf(publicUrl))) };
};

/** What the owner of the address may see at this moment, and nothing else. */
export const readCalendar: Operation<typeof contract.readCalendar> = async (
  { db, clock, publicUrl },
  { secret },
) => {
  const address = await findAddress(db, secretTokenHash(secret));
  if (!address) throw new ApiError('not_found', { message: 'Este calendário não existe mais.' });
  const { accountId, groupId, groupName } = address;
  const rows = await listCalendarRows(db, {
    ...{ viewerId: accountId, since: new Date(clock.now().getTime() - PAST_MS) },
    ...(groupId === null ? { mine: true } : { groupId }),
  });
  const name = groupName ?? `Meus eventos na ${brand.network.name}`;
  return { text: writeCalendar(name, rows.map(entryOf(publicUrl))) };
};

function entryOf(site: URL): (row: CalendarRow) => CalendarEntry {
  return (row) => {
    const { sequence, changedAt, startsAt, endsAt, description, place, cancelled } = row;
    const url = new URL(eventPath(row.slug, row.id), site).href;
    const online = row.onlineUrl ? `Pela internet: ${row.onlineUrl}` : '';
    return {
      ...{ sequence, changedAt, startsAt, endsAt, cancelled, url },
      uid: `${row.id}@${site.hostname}`,
      title: row.isWaiting ? `[Lista de espera] ${row.title}` : row.title,
      description: [description, online, url].filter(Boolean).join('\n\n'),
      place: place || row.onlineUrl,
    };
  };
}

export const listCalendarAddresses: Operation<typeof contract.listCalendarAddresses> = async ({
  db,
  viewer,
}) => {
  const rows = await listAddresses(db, viewer.accountId);
  return {
    items: rows.map(({ id, createdAt, slug, name }) => ({
      ...{ id, createdAt: createdAt.toISOString() },
      group: slug !== null && name !== null ? { slug, name } : null,
    })),
  };
};

export const createCalendarAddress: Operation<typeof contract.createCalendarAddress> = async (
  context,
  input,
) => {
  const { db, clock, viewer } = context;
  const { accountId } = viewer;
  // Only members: the address goes with the membership.
  const group = input.group === undefined ? null : await requireRight(context, input.group, 'post');
  const secret = newSecretToken();
  const createdAt = clock.now();
  const row = { id: newId(createdAt), accountId, groupId: group?.id ?? null, createdAt };
  await db.transaction(async (tx) => {
    if (group) await lockRight(tx, group.id, accountId, 'post');
    await insertAddress(tx, { ...row, tokenHash: secretTokenHash(secret) });
  });
  return { id: row.id, path: `/agenda/${secret}.ics` };
};

export const revokeCalendarAddress: Operation<typeof contract.revokeCalendarAddress> = async (
  { db, viewer },
  { id },
) => {
  if (!(await deleteAddress(db, viewer.accountId, id))) throw new ApiError('not_found');
};
