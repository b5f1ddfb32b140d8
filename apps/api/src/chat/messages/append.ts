import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../platform/database/database.ts';
import type { ConversationRow, HappeningRow, StoredMessage } from '../tables.ts';
import { insertMessage, saveRev } from './write-queries.ts';

type Numbered = 'conversationId' | 'seq' | 'rev' | 'createdAt';
export type NewMessage = Omit<StoredMessage, Numbered>;

const EMPTY = {
  ...{
    fromShop: false,
    contentHash: null,
    text: '',
    voice: null,
    cardKind: null,
    cardTarget: null,
  },
  ...{ link: null, replyTo: null, happening: null, editedAt: null, unsentAt: null },
} as const;

/** Puts messages at the end of a locked conversation; `conversation` has the new numbers afterwards. */
export async function append(
  tx: Transaction,
  conversation: ConversationRow,
  messages: readonly NewMessage[],
  now: Date,
): Promise<StoredMessage[]> {
  const rows = messages.map((each) => {
    conversation.lastSeq += 1;
    conversation.lastRev += 1;
    const numbers = { seq: conversation.lastSeq, rev: conversation.lastRev };
    return { conversationId: conversation.id, ...numbers, createdAt: now, ...each };
  });
  conversation.lastMessageAt = now;
  if (rows.at(-1)?.fromShop) conversation.staffReadSeq = conversation.lastSeq;
  for (const row of rows) await insertMessage(tx, row);
  return rows;
}

/** What happened to a conversation of several, as a message between the others. */
export function happeningBy(senderId: string, happening: HappeningRow): NewMessage {
  return { ...EMPTY, senderId, clientId: randomUUID(), happening };
}

export function plainMessage(
  content: Pick<NewMessage, 'senderId' | 'clientId' | 'contentHash' | 'text'> & Partial<NewMessage>,
): NewMessage {
  return { ...EMPTY, ...content };
}

/** The number of the next change of a locked conversation. */
export async function nextRev(tx: Transaction, conversation: ConversationRow): Promise<number> {
  conversation.lastRev += 1;
  await saveRev(tx, conversation);
  return conversation.lastRev;
}
