import type { listMuted as route } from '@arquiba/contract/safety';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { presentCard } from '../profiles/public/card-columns.ts';
import { listMutes } from '../profiles/public/mute-edge.ts';

export const listMuted: Operation<typeof route> = async (context, { cursor, limit }) => {
  const { db, clock, viewer } = context;
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const query = { muterId: viewer.accountId, now: clock.now(), before, limit: limit + 1 };
  const rows = await listMutes(db, query);
  const { items, nextCursor } = takePage(rows, limit, (row) => [row.accountId]);
  return {
    items: items.map((row) => ({
      ...presentCard(context, row),
      until: row.until?.toISOString() ?? null,
    })),
    nextCursor,
  };
};
