import { and, desc, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { live, liveMessage } from './tables.ts';

interface Portion {
  accountId: string;
  before: string;
  limit: number;
}

export function listOwnLives(db: Queryable, { accountId, before, limit }: Portion) {
  return db
    .select()
    .from(live)
    .where(and(eq(live.authorId, accountId), lt(live.id, before)))
    .orderBy(desc(live.id))
    .limit(limit);
}

export function listOwnMessages(db: Queryable, { accountId, before, limit }: Portion) {
  return db
    .select()
    .from(liveMessage)
    .where(and(eq(liveMessage.authorId, accountId), lt(liveMessage.id, before)))
    .orderBy(desc(liveMessage.id))
    .limit(limit);
}
