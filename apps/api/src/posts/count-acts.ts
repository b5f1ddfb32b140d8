import { sql } from 'drizzle-orm';
import type { Hooks } from '../platform/context.ts';

/**
 * What a hidden account liked, said, passed on, saved and voted for is in no counter. After its
 * profile was hidden or shown, because that decides about replies in threads of others.
 */
export const countActs: Hooks['accountShown'][number] = async (tx, accountId, shown) => {
  await tx.execute(sql`SELECT count_acts_of(${accountId}::bigint, ${shown})`);
};
