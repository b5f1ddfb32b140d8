import type { Context } from '../platform/context.ts';
import { findRenamed } from './username-queries.ts';
import { keptSince } from './username-time.ts';

/** What `find` finds under a username, or under the one that took its place a while ago. */
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
