import type { listSupportMessages as route } from '@arquiba/contract/support';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { presentMessage } from './present-message.ts';
import { listOfAccount } from './queries.ts';

export const listSupportMessages: Operation<typeof route> = async (context, { cursor, limit }) => {
  const { db, viewer } = context;
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const query = { accountId: viewer.accountId, before, limit: limit + 1 };
  const page = takePage(await listOfAccount(db, query), limit, ({ id }) => [id]);
  return { items: page.items.map(presentMessage), nextCursor: page.nextCursor };
};
