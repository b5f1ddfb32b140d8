import { ApiError } from '@arquiba/contract/errors';
import type { Message } from '@arquiba/contract/messages';
import { isMomentBy } from '../../moments/public/moment-cards.ts';
import { invalidInput } from '../../platform/calls/read-input.ts';
import type { SessionContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { passing } from '../../platform/fault-points.ts';
import { publishDeliveries } from '../live/publish.ts';
import { recipientsOf } from '../live/recipients.ts';
import { type Locked, lockSeat, otherOf, type Seat } from '../seats/seat.ts';
import type { StoredMessage } from '../tables.ts';
import { admit } from './admit.ts';
import { announceLink } from './announce-link.ts';
import { append, plainMessage } from './append.ts';
import type { Content } from './content.ts';
import { presentMessage } from './present-message.ts';
import { presentOne } from './present-messages.ts';
import { findMessages } from './read-queries.ts';
import { findSent, insertFiles } from './write-queries.ts';

/** Longer texts do not travel with the event: clients fetch them. */
const SHORT_CHARACTERS = 1000;

/**
 * Stores a message at the end of a conversation and answers when it is committed. Everything that decides
 * whether it may be sent is read under the lock of the conversation.
 */
export async function writeMessage(
  context: SessionContext,
  conversationId: string,
  content: Content,
): Promise<Message> {
  const { db, viewer } = context;
  const written = await db.transaction((tx) => write(tx, context, conversationId, content));
  passing('message-committed');
  if (written.shown) return written.shown;
  const { seat, seq } = written;
  const span = { conversationId, viewerId: viewer.accountId, first: seq, last: seq };
  const [row] = await findMessages(db, span);
  if (!row) throw new ApiError('not_found');
  return presentOne(context, row, seat);
}

async function write(
  tx: Transaction,
  context: SessionContext,
  conversationId: string,
  content: Content,
): Promise<{ seat: Seat; seq: number; shown: Message | null }> {
  const { viewer, clock } = context;
  const { clientId, hash, text, voice, card, replyTo, files } = content;
  const locked = await lockSeat(tx, viewer, conversationId);
  const { seat, conversation } = locked;
  const senderId = viewer.accountId;
  const before = await findSent(tx, { conversationId, senderId, clientId });
  if (before) return { seat, seq: requireSame(before, hash).seq, shown: null };
  if (replyTo !== null && (replyTo <= seat.floor || replyTo > conversation.lastSeq)) {
    throw invalidInput({ replyTo: 'A mensagem respondida não existe mais.' });
  }
  const now = clock.now();
  const onlyText =
    files.length === 0 && !voice && (!card || (await isTheirMoment(tx, locked, card)));
  const { changed } = await admit(tx, locked, { onlyText, now });
  const message = plainMessage({
    ...{ senderId, fromShop: seat.staff, clientId, contentHash: hash, text, voice, replyTo },
    ...{ cardKind: card?.kind ?? null, cardTarget: card?.target ?? null },
  });
  const [stored] = await append(tx, conversation, [message], now);
  const { seq, rev } = stored as StoredMessage;
  await insertFiles(tx, { conversationId, seq }, files);
  if (onlyText) await announceLink(tx, { conversationId, seq, text });
  const shown = presentShort(context, locked, stored as StoredMessage, onlyText);
  const to = await recipientsOf(tx, locked);
  const news = { type: 'chat-message', conversationId, seq, rev } as const;
  await publishDeliveries(context, tx, [
    { to, event: shown ? { ...news, message: shown } : news },
    { to: changed ? to : [], event: { type: 'chat-conversation', conversationId } },
  ]);
  return { seat, seq, shown };
}

function requireSame(before: StoredMessage, hash: Buffer): StoredMessage {
  if (!before.contentHash?.equals(hash)) throw new ApiError('key_reused');
  return before;
}

/** Short text that everyone sees in the same way. */
function presentShort(
  context: SessionContext,
  { seat, members }: Locked,
  row: StoredMessage,
  onlyText: boolean,
): Message | null {
  const { text, replyTo } = row;
  const isShort = text.length <= SHORT_CHARACTERS && !text.includes('@');
  if (!onlyText || !isShort || replyTo !== null || seat.staff) return null;
  const usernames = new Map(members.map(({ accountId, username }) => [accountId, username]));
  const shown = { ...row, mentions: [], files: null, reactions: null, answered: null };
  const usernameOf = (accountId: string | null) => usernames.get(accountId ?? '') ?? null;
  return presentMessage(context, shown, seat, { usernameOf, card: null });
}

/** A reply to a moment shows its author nothing that is not their own. */
async function isTheirMoment(
  tx: Transaction,
  { seat, conversation }: Locked,
  { kind, target }: NonNullable<Content['card']>,
): Promise<boolean> {
  if (kind !== 'moment' || conversation.kind !== 'direct') return false;
  return await isMomentBy(tx, target, otherOf(conversation, seat.viewerId));
}
