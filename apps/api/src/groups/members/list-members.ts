import type * as contract from '@arquiba/contract/group-members';
import { foldText } from '@arquiba/contract/linkify';
import type { Operation } from '../../platform/calls/operation.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import { readCursor, takePage } from '../../platform/database/pagination.ts';
import { presentPerson } from '../../profiles/public/present-card.ts';
import { requireRight } from '../public/require-right.ts';
import { mayInGroup } from '../rights.ts';
import { listMembers } from './queries.ts';

// Before every member, so that the first page is read like the others.
const FIRST = [-1, new Date(0), '0'] as const;

export const listGroupMembers: Operation<typeof contract.listGroupMembers> = async (
  context,
  { slug, q = '', cursor, limit },
) => {
  const group = await requireRight(context, slug, 'read');
  const [rank, at, id] = readCursor(cursor, ['integer', 'time', 'id']) ?? FIRST;
  const rows = await listMembers(context.db, {
    groupId: group.id,
    viewerId: context.viewer?.accountId ?? null,
    sees: mayInGroup('moderate', group) ? 'everyone' : group.role ? 'members' : 'open',
    pattern: containing(foldText(q)),
    after: { rank, at, id },
    limit: limit + 1,
  });
  const page = takePage(rows, limit, (row) => [row.rank, row.joinedAt, row.accountId]);
  const items = page.items.map((row) => ({
    ...presentPerson(context, row),
    ...{ role: row.role, joinedAt: row.joinedAt.toISOString() },
  }));
  return { items, nextCursor: page.nextCursor };
};
