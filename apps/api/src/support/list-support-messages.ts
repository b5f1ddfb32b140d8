import type { listSupportMessages as route } from '@arquiba/contract/support';
import { LARGEST_ID } from '../platform/database.ts';
import type { Operation } from '../platform/operation.ts';
import { readCursor, takePage } from '../platform/pagination.ts';
import { presentMessage } from './presenters.ts';
import { listOfAccount } from './queries.ts';

export const listSupportMessages: Operation<typeof route> = async (context, { cursor, limit }) => {
  const { db, viewer } = context;
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const query = { accountId: viewer.accountId, before, limit: limit + 1 };
  const page = takePage(await listOfAccount(db, query), limit, ({ id }) => [id]);
  return { items: page.items.map(presentMessage), nextCursor: page.nextCursor };
};
