import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { type LinkRow, message } from '../tables.ts';

interface Place {
  conversationId: string;
  seq: number;
}

const at = ({ conversationId, seq }: Place) =>
  and(eq(message.conversationId, conversationId), eq(message.seq, seq));

export async function findText(db: Queryable, place: Place): Promise<string | null> {
  const [row] = await db.select({ text: message.text }).from(message).where(at(place));
  return row?.text ?? null;
}

export async function setLink(
  tx: Transaction,
  place: Place,
  link: LinkRow,
  rev: number,
): Promise<void> {
  await tx.update(message).set({ link, rev }).where(at(place));
}
