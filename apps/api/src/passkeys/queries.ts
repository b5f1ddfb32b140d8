import { and, desc, eq, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { passkey } from './tables.ts';

export type PasskeyRow = typeof passkey.$inferSelect;

export async function listOwnPasskeys(db: Queryable, accountId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkey)
    .where(eq(passkey.accountId, accountId))
    .orderBy(desc(passkey.id));
}

export async function findByCredential(db: Queryable, credentialId: Buffer) {
  const [row] = await db.select().from(passkey).where(eq(passkey.credentialId, credentialId));
  return row ?? null;
}

export async function insertPasskey(db: Queryable, row: PasskeyRow) {
  await db.insert(passkey).values(row);
}

/** Only one's own. */
export async function setName(db: Queryable, accountId: string, id: string, name: string) {
  const [row] = await db.update(passkey).set({ name }).where(own(accountId, id)).returning();
  return row ?? null;
}

export async function deletePasskey(db: Queryable, accountId: string, id: string) {
  const [row] = await db.delete(passkey).where(own(accountId, id)).returning();
  return row ?? null;
}

/** Deletes all passkeys of an account but those to keep, and returns the deleted ones. */
export async function deletePasskeysExcept(
  db: Queryable,
  accountId: string,
  keep: readonly string[],
): Promise<PasskeyRow[]> {
  return db
    .delete(passkey)
    .where(and(eq(passkey.accountId, accountId), notInArray(passkey.id, [...keep])))
    .returning();
}

/** Records a use. False if the counter did not increase: then there is a copy of the passkey. */
export async function noteUse(
  db: Queryable,
  id: string,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> {
  const noted = await db
    .update(passkey)
    .set({ counter, lastUsedAt: now })
    .where(
      and(
        eq(passkey.id, id),
        or(lt(passkey.counter, counter), and(eq(passkey.counter, 0), sql`${counter} = 0`)),
      ),
    )
    .returning({ id: passkey.id });
  return noted.length > 0;
}

function own(accountId: string, id: string) {
  return and(eq(passkey.accountId, accountId), eq(passkey.id, id));
}
