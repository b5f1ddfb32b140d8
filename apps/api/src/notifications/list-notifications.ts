import * as contract from '@arquiba/contract/notifications';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { presentNotices } from './present-notices.ts';
import { countUnseen, listGroups } from './read-queries.ts';

export const listNotifications: Operation<typeof contract.listNotifications> = async (
  context,
  { filter, cursor, limit },
) => {
  const { clock, viewer } = context;
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const rows = await listGroups(context, {
    ...{ viewerId: viewer.accountId, now: clock.now(), before, limit: limit + 1 },
    kinds: filter ? contract.kindsOf(contract.FILTERED[filter]) : ALL_KINDS,
  });
  const page = takePage(rows, limit, ({ head }) => [head]);
  return { items: await presentNotices(context, page.items), nextCursor: page.nextCursor };
};

const ALL_KINDS = contract.notificationKind.options;

export const getNotificationNews: Operation<typeof contract.getNotificationNews> = async (
  context,
  { only },
) => {
  const viewing = { viewerId: context.viewer.accountId, now: context.clock.now() };
  const [unseen] = await countUnseen(context, viewing);
  if (!unseen?.newest || only === 'count') return { unseen: unseen?.count ?? 0, newest: null };
  const before = (BigInt(unseen.newest) + 1n).toString();
  const rows = await listGroups(context, { ...viewing, before, kinds: ALL_KINDS, limit: 1 });
  const [newest = null] = await presentNotices(context, rows);
  return { unseen: unseen.count, newest };
};
