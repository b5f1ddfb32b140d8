import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { consent } from '../tables.ts';

/** The documents that an account agreed to, the latest first. */
export function listConsents(db: Queryable, accountId: string) {
  const { document, version, acceptedAt } = consent;
  return db
    .select({ document, version, acceptedAt })
    .from(consent)
    .where(eq(consent.accountId, accountId))
    .orderBy(desc(acceptedAt), desc(document));
}
