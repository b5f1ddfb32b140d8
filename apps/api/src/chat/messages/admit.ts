import { REQUEST_MAX_MESSAGES } from '@arquiba/contract/conversations';
import { ApiError } from '@arquiba/contract/errors';
import type { Transaction } from '../../platform/database/database.ts';
import { type Locked, otherOf } from '../seats/seat.ts';
import { requestPending, requireStanding, textOnly } from '../seats/standing.ts';
import { countSent, insertMembers, openFor } from './write-queries.ts';

/**
 * Whether the viewer may write in a locked conversation now; throws if not. The other person of a direct
 * conversation becomes a member here, and answering a request accepts it. Returns whether that changed
 * the conversation for somebody.
 */
export async function admit(
  tx: Transaction,
  { seat, conversation, members }: Locked,
  { onlyText, now }: { onlyText: boolean; now: Date },
): Promise<{ changed: boolean }> {
  if (conversation.kind !== 'direct') return { changed: false };
  const { id, lastSeq } = conversation;
  const otherId = otherOf(conversation, seat.viewerId);
  const other = members.find(({ accountId }) => accountId === otherId);
  const standing = await requireStanding(tx, seat.viewerId, otherId, other?.state === 'open');
  if (standing === 'request') {
    if (!onlyText) throw textOnly();
    const sent = other ? await countSent(tx, id, seat.viewerId) : 0;
    if (sent >= REQUEST_MAX_MESSAGES) throw requestPending();
  }
  const opened: string[] = [];
  if (!other) {
    const row = {
      ...{ conversationId: id, accountId: otherId, state: standing, joinedSeq: lastSeq },
      ...{ readSeq: lastSeq, deliveredSeq: lastSeq, joinedAt: now },
    };
    await insertMembers(tx, [row]);
    members.push({ ...EMPTY_MEMBER, ...row });
  } else if (standing === 'open' && other.state !== 'open') {
    opened.push(otherId);
  }
  if (seat.state !== 'open') opened.push(seat.viewerId);
  if (opened.length === 0) return { changed: false };
  await openFor(tx, id, opened);
  for (const member of members) if (opened.includes(member.accountId)) member.state = 'open';
  return { changed: true };
}

const EMPTY_MEMBER = {
  ...{ manages: false, clearedSeq: 0, muted: false, mutedUntil: null, archived: false },
  ...{ username: '', hidden: false },
};

/** For changes of a message that is already there: like a new one, but nobody's state changes. */
export async function requireOpen(tx: Transaction, { seat, conversation, members }: Locked) {
  if (conversation.kind !== 'direct') return;
  const otherId = otherOf(conversation, seat.viewerId);
  const other = members.find(({ accountId }) => accountId === otherId);
  // The account of the other may be gone for good.
  if (!other) throw new ApiError('not_allowed', { message: 'Esta conta não está disponível.' });
  await requireStanding(tx, seat.viewerId, otherId, other.state === 'open');
}
