import { ApiError } from '@arquiba/contract/errors';
import type { listGroups as route } from '@arquiba/contract/groups';
import { foldText } from '@arquiba/contract/linkify';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID, type Queryable } from '../platform/database/database.ts';
import { containing } from '../platform/database/like-pattern.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { presentGroup } from './present-group.ts';
import { filterByMembers, findPlace, listByMembers } from './queries.ts';

// Above every group, so that the first page is read like the others.
const TOP = { members: 2 ** 31 - 1, id: LARGEST_ID };

export const listGroups: Operation<typeof route> = async (context, input) => {
  const { q = '', sport = '', city = '', which, cursor, limit } = input;
  const { db, viewer } = context;
  const query = {
    viewerId: viewer?.accountId ?? null,
    before: await placeOf(db, cursor),
    limit: limit + 1,
  };
  const pattern = (text: string) => containing(foldText(text));
  const mine = which === 'mine';
  const rows =
    q || sport || city || mine
      ? await filterByMembers(db, {
          ...{ ...query, name: pattern(q), sport: pattern(sport), city: pattern(city), mine },
        })
      : await listByMembers(db, query);
  const page = takePage(rows, limit, ({ id }) => [id]);
  return {
    items: page.items.map((row) => presentGroup(context, row)),
    nextCursor: page.nextCursor,
  };
};

/** A cursor can be read by anyone, so it names the group and not how many members it has. */
async function placeOf(db: Queryable, cursor: string | undefined) {
  const position = readCursor(cursor, ['id']);
  if (!position) return TOP;
  const place = await findPlace(db, ...position);
  if (!place) throw new ApiError('invalid_cursor');
  return place;
}
