import type { listProducts as route } from '@arquiba/contract/catalog';
import { LARGEST_ID } from '../platform/database.ts';
import type { Operation } from '../platform/operation.ts';
import { readCursor, takePage } from '../platform/pagination.ts';
import { presentCard } from './presenters.ts';
import { findColors, listNewest } from './queries.ts';

export const listProducts: Operation<typeof route> = async (context, { shape, cursor, limit }) => {
  const { db, media } = context;
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const rows = await listNewest(db, { shape, before, limit: limit + 1 });
  const page = takePage(rows, limit, (row) => [row.id]);
  const colors = await findColors(
    db,
    page.items.map((row) => row.id),
  );
  return {
    items: page.items.map((row) => presentCard(media, row, colors.get(row.id) ?? [])),
    nextCursor: page.nextCursor,
  };
};
