import type * as contract from '@arquiba/contract/group-members';
import type { Operation } from '../../platform/calls/operation.ts';
import { LARGEST_ID } from '../../platform/database/database.ts';
import { readCursor, takePage } from '../../platform/database/pagination.ts';
import { loadPeople } from '../people.ts';
import { requireRight } from '../public/require-right.ts';
import { listLog } from './queries.ts';

export const listGroupLog: Operation<typeof contract.listGroupLog> = async (
  context,
  { slug, deed, cursor, limit },
) => {
  const { id: groupId } = await requireRight(context, slug, 'moderate');
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const rows = await listLog(context.db, { groupId, deed, before, limit: limit + 1 });
  const page = takePage(rows, limit, ({ id }) => [id]);
  const people = await loadPeople(
    context,
    page.items.flatMap(({ actorId, subjectId }) => [actorId, subjectId]),
  );
  const nameOf = (id: string | null) => (id === null ? null : (people.get(id) ?? null));
  return {
    items: page.items.map(({ id, deed, reason, createdAt, actorId, subjectId }) => ({
      ...{ id, deed, reason, actor: nameOf(actorId), subject: nameOf(subjectId) },
      createdAt: createdAt.toISOString(),
    })),
    nextCursor: page.nextCursor,
  };
};
