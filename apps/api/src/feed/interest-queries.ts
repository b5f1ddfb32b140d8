import type { Sport } from '@arquiba/contract/interests';
import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { forYou, interest } from './tables.ts';

export async function findSports(db: Queryable, accountId: string): Promise<Sport[]> {
  const [row] = await db
    .select({ sports: interest.sports })
    .from(interest)
    .where(eq(interest.accountId, accountId));
  return row?.sports ?? [];
}

/** Also discards the stored 'Para você', which did not know of them. */
export async function replaceSports(
  tx: Transaction,
  accountId: string,
  sports: Sport[],
): Promise<void> {
  if (sports.length === 0) await tx.delete(interest).where(eq(interest.accountId, accountId));
  else {
    await tx
      .insert(interest)
      .values({ accountId, sports })
      .onConflictDoUpdate({ target: interest.accountId, set: { sports } });
  }
  await tx.delete(forYou).where(eq(forYou.accountId, accountId));
}
