import type { listVisitorMessages as route } from '@arquiba/contract/visitor-messages';
import type { Operation } from '../../platform/calls/operation.ts';
import { LARGEST_ID } from '../../platform/database/database.ts';
import { readCursor, takePage } from '../../platform/database/pagination.ts';
import { presentVisitorMessages } from './present-visitor-messages.ts';
import { listByState } from './queries.ts';

export const listVisitorMessages: Operation<typeof route> = async ({ db }, input) => {
  const { state, cursor, limit } = input;
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const rows = await listByState(db, { state, before, limit: limit + 1 });
  const { items, nextCursor } = takePage(rows, limit, ({ id }) => [id]);
  return { items: await presentVisitorMessages(db, items), nextCursor };
};
