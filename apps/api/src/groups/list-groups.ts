import type { listGroups as route } from '@arquiba/contract/groups';
import { foldText } from '@arquiba/contract/linkify';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { containing } from '../platform/database/like-pattern.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { presentGroup } from './present-group.ts';
import { filterByMembers, listByMembers } from './queries.ts';

// Above every group, so that the first page is read like the others.
const TOP = [2 ** 31 - 1, LARGEST_ID] as const;

export const listGroups: Operation<typeof route> = async (context, input) => {
  const { q = '', sport = '', city = '', which, cursor, limit } = input;
  const { db, viewer } = context;
  const [members, id] = readCursor(cursor, ['integer', 'id']) ?? TOP;
  const query = {
    viewerId: viewer?.accountId ?? null,
    before: { members, id },
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
  const page = takePage(rows, limit, (row) => [row.members, row.id]);
  return {
    items: page.items.map((row) => presentGroup(context, row)),
    nextCursor: page.nextCursor,
  };
};
