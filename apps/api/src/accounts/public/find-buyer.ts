import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { account } from '../tables.ts';

/** The buyer's data for an invoice and a payment: only for the owner's own orders. */
export async function findBuyer(db: Queryable, accountId: string) {
  const [row] = await buyer(db).execute({ accountId });
  if (!row) throw new Error('Who buys has no account');
  return row;
}

const { name, document, email, emailConfirmedAt, whatsapp } = account;
const buyer = prepared((db) =>
  db
    .select({ name, document, email, emailConfirmedAt, whatsapp })
    .from(account)
    .where(eq(account.id, sql.placeholder('accountId')))
    .prepare('buyer'),
);
