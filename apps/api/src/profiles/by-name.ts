import type { Context } from '../platform/context.ts';
import { findRenamed } from './username-queries.ts';
import { keptSince } from './username-time.ts';

/** The row of `find` for a username, or for the current name of the person who left this one recently. */
export async function byName<Row>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  username: string,
  find: (username: string) => Promise<Row | null>,
): Promise<Row | null> {
  const name = username.toLowerCase();
  const found = await find(name);
  if (found) return found;
  const renamed = await findRenamed(db, name, keptSince(clock.now()));
  return renamed === null ? null : find(renamed);
}
