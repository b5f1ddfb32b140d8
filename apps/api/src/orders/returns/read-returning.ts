import type { Queryable } from '../../platform/database/database.ts';
import { linesOf } from '../queries.ts';
import type { OrderRow } from '../tables.ts';
import { returnsOf, unitsOfReturns } from './queries.ts';
import type { Returning } from './return-sums.ts';

/** Lock the order first. */
export async function readReturning(db: Queryable, row: OrderRow): Promise<Returning> {
  const lines = await linesOf(db, row.id);
  const returns = await returnsOf(db, row.id);
  const units = await unitsOfReturns(
    db,
    returns.map(({ id }) => id),
  );
  return { row, lines, returns, units };
}
