import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { conversation, member } from '../tables.ts';

export async function insertConversation(tx: Transaction, row: typeof conversation.$inferInsert) {
  await tx.insert(conversation).values(row);
}

export async function setTitle(tx: Transaction, id: string, title: string) {
  await tx.update(conversation).set({ title }).where(eq(conversation.id, id));
}

const oneOf = (conversationId: string, accountId: string) =>
  and(eq(member.conversationId, conversationId), eq(member.accountId, accountId));

export async function deleteMember(tx: Transaction, conversationId: string, accountId: string) {
  await tx.delete(member).where(oneOf(conversationId, accountId));
}

export async function setManages(tx: Transaction, conversationId: string, accountId: string) {
  await tx.update(member).set({ manages: true }).where(oneOf(conversationId, accountId));
}

/** With everything in it. */
export async function deleteConversation(tx: Transaction, id: string) {
  await tx.delete(conversation).where(eq(conversation.id, id));
}
