import { ApiError } from '@arquiba/contract/errors';
import { may } from '@arquiba/contract/permissions';
import type { Viewer } from '../../platform/context.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { ConversationRow } from '../tables.ts';
import { findMembers, findSeatRow, lockConversation, type MemberRow } from './queries.ts';

/** What someone is in a conversation, and what of it they see. */
export interface Seat {
  conversation: ConversationRow;
  viewerId: string;
  /** Staff of the shop, who share one seat in every conversation with a customer. */
  staff: boolean;
  state: 'open' | 'request' | 'declined';
  manages: boolean;
  /** They see messages after this one. */
  floor: number;
  readSeq: number;
}

/** The viewer's seat; `not_found` for everyone who has none. */
export async function requireSeat(
  db: Queryable,
  viewer: Viewer,
  conversationId: string,
): Promise<Seat> {
  const found = await findSeatRow(db, conversationId, viewer.accountId);
  const seat = found && seatOf(viewer, found.conversation, found.member);
  if (!seat) throw new ApiError('not_found');
  return seat;
}

/** A conversation that nobody else changes before the transaction ends. */
export interface Locked {
  seat: Seat;
  conversation: ConversationRow;
  members: MemberRow[];
}

/**
 * Locks a conversation, then reads who is in it: someone who is removed at the same moment is removed either
 * before, and is refused here, or after this transaction.
 */
export async function lockSeat(
  tx: Transaction,
  viewer: Viewer,
  conversationId: string,
): Promise<Locked> {
  const conversation = await lockConversation(tx, conversationId);
  if (!conversation) throw new ApiError('not_found');
  const members = await findMembers(tx, conversationId);
  const own = members.find(({ accountId }) => accountId === viewer.accountId) ?? null;
  const seat = seatOf(viewer, conversation, own);
  if (!seat) throw new ApiError('not_found');
  return { seat, conversation, members };
}

function seatOf(
  viewer: Viewer,
  conversation: ConversationRow,
  member: Omit<MemberRow, 'username' | 'hidden'> | null,
): Seat | null {
  const { accountId: viewerId } = viewer;
  if (member) {
    const { state, manages, readSeq } = member;
    const floor = Math.max(member.joinedSeq, member.clearedSeq);
    return { conversation, viewerId, staff: false, state, manages, floor, readSeq };
  }
  if (conversation.kind !== 'shop' || !may(viewer.roles, 'support')) return null;
  const readSeq = conversation.staffReadSeq;
  return { conversation, viewerId, staff: true, state: 'open', manages: false, floor: 0, readSeq };
}

/** The other person of a direct conversation. */
export function otherOf({ lowId, highId }: ConversationRow, viewerId: string): string {
  return (lowId === viewerId ? highId : lowId) as string;
}
