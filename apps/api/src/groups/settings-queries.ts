import { eq } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { sportsGroup } from './tables.ts';

export async function changeGroup(
  tx: Transaction,
  id: string,
  changes: Partial<typeof sportsGroup.$inferInsert>,
) {
  await tx.update(sportsGroup).set(changes).where(eq(sportsGroup.id, id));
}
