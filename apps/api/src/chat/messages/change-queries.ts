import type { Reaction } from '@arquiba/contract/messages';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { message, messageFile, messageReaction, type StoredMessage } from '../tables.ts';

interface Place {
  conversationId: string;
  seq: number;
}

const at = ({ conversationId, seq }: Place) =>
  and(eq(message.conversationId, conversationId), eq(message.seq, seq));

export async function findStored(
  db: Queryable,
  conversationId: string,
  seq: number,
): Promise<StoredMessage | null> {
  const [row] = await db.select().from(message).where(at({ conversationId, seq }));
  return row ?? null;
}

export async function setRev(tx: Transaction, { rev, ...place }: Place & { rev: number }) {
  await tx.update(message).set({ rev }).where(at(place));
}

export async function setText(tx: Transaction, place: Place, text: string, editedAt: Date) {
  // The preview of a link belongs to the former text.
  await tx.update(message).set({ text, editedAt, link: null }).where(at(place));
}

/** Leaves nothing but the place. A trigger announces the files. */
export async function emptyMessage(tx: Transaction, place: Place, unsentAt: Date) {
  const { conversationId, seq } = place;
  await tx
    .update(message)
    .set({ text: '', voice: null, cardKind: null, cardTarget: null, link: null, unsentAt })
    .where(at(place));
  await tx
    .delete(messageFile)
    .where(and(eq(messageFile.conversationId, conversationId), eq(messageFile.seq, seq)));
  await tx
    .delete(messageReaction)
    .where(and(eq(messageReaction.conversationId, conversationId), eq(messageReaction.seq, seq)));
}

export async function hasFiles(db: Queryable, { conversationId, seq }: Place): Promise<boolean> {
  const which = and(eq(messageFile.conversationId, conversationId), eq(messageFile.seq, seq));
  return (await db.$count(messageFile, which)) > 0;
}

/** Returns whether it is another one than before. */
export async function putReaction(
  tx: Transaction,
  row: Place & { accountId: string; reaction: Reaction; createdAt: Date },
): Promise<boolean> {
  const { conversationId, seq, accountId } = messageReaction;
  const { rowCount } = await tx
    .insert(messageReaction)
    .values(row)
    .onConflictDoUpdate({
      target: [conversationId, seq, accountId],
      set: { reaction: row.reaction },
      setWhere: ne(messageReaction.reaction, sql`excluded.reaction`),
    });
  return rowCount === 1;
}

export async function deleteReaction(tx: Transaction, place: Place, accountId: string) {
  const { rowCount } = await tx
    .delete(messageReaction)
    .where(
      and(
        eq(messageReaction.conversationId, place.conversationId),
        eq(messageReaction.seq, place.seq),
        eq(messageReaction.accountId, accountId),
      ),
    );
  return rowCount === 1;
}
