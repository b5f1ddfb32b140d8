import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { givenIds, prepared } from '../platform/database/prepared.ts';
import { profile } from './tables.ts';

/** Returns whether something changed. Waits for transactions that hold `lockShownProfiles`. */
export async function setHidden(tx: Transaction, accountId: string, hidden: boolean) {
  const { rowCount } = await tx
    .update(profile)
    .set({ hidden })
    .where(and(eq(profile.accountId, accountId), ne(profile.hidden, hidden)));
  return rowCount === 1;
}

export async function isShown(db: Queryable, accountId: string): Promise<boolean> {
  return (await findShown(db).execute({ accountId })).length > 0;
}

const findShown = prepared((db) =>
  db
    .select({ accountId: profile.accountId })
    .from(profile)
    .where(and(eq(profile.accountId, sql.placeholder('accountId')), eq(profile.hidden, false)))
    .prepare('profiles_find_shown'),
);

/**
 * Those that are not hidden, locked until the transaction ends. With `share` others may hold the lock at the
 * same time; with `no key update` they wait.
 */
export async function lockShownProfiles(
  tx: Transaction,
  accountIds: string[],
  strength: 'share' | 'no key update' = 'share',
) {
  const lock = strength === 'share' ? shareShown : lockShown;
  return lock(tx).execute({ accountIds });
}

const shareShown = prepared((tx) => selectShown(tx).for('share').prepare('profiles_share_shown'));
const lockShown = prepared((tx) =>
  selectShown(tx).for('no key update').prepare('profiles_lock_shown'),
);

function selectShown(tx: Queryable) {
  return tx
    .select({
      accountId: profile.accountId,
      username: profile.username,
      private: profile.private,
      guarded: profile.guarded,
    })
    .from(profile)
    .where(
      and(
        sql`${profile.accountId} = ANY (${givenIds('accountIds')})`,
        eq(profile.hidden, sql`false`),
      ),
    )
    .orderBy(profile.accountId);
}
