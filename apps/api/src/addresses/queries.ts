import { and, desc, eq, isNull, type Placeholder, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import { address } from './tables.ts';

export type AddressRow = typeof address.$inferSelect;
/** The fields of an address that its owner writes. */
export type AddressContent = Omit<
  AddressRow,
  'id' | 'accountId' | 'isDefault' | 'createdAt' | 'deletedAt'
>;

/** The default one, then the newest. */
export function listOfAccount(db: Queryable, accountId: string): Promise<AddressRow[]> {
  return ofAccount(db).execute({ accountId });
}

const ofAccount = prepared((db) =>
  db
    .select()
    .from(address)
    .where(and(eq(address.accountId, sql.placeholder('accountId')), isNull(address.deletedAt)))
    .orderBy(desc(address.isDefault), desc(address.id))
    .prepare('addresses_of_account'),
);

export async function findOwn(db: Queryable, accountId: string, id: string) {
  const [row] = await own(db).execute({ accountId, id });
  return row ?? null;
}

const own = prepared((db) =>
  db
    .select()
    .from(address)
    .where(ownLiving(sql.placeholder('accountId'), sql.placeholder('id')))
    .prepare('own_address'),
);

export async function updateOwn(
  db: Queryable,
  accountId: string,
  id: string,
  content: AddressContent,
) {
  const [row] = await db.update(address).set(content).where(ownLiving(accountId, id)).returning();
  return row ?? null;
}

export function ownLiving(accountId: string | Placeholder, id: string | Placeholder) {
  return and(eq(address.id, id), eq(address.accountId, accountId), isNull(address.deletedAt));
}
