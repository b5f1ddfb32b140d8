import { brand } from '@arquiba/contract/brand';
import { type Conversation, REQUEST_MAX_MESSAGES } from '@arquiba/contract/conversations';
import { ApiError } from '@arquiba/contract/errors';
import type { SessionContext } from '../../platform/context.ts';
import { describe, describeHappening } from '../messages/describe.ts';
import { loadPeople, type People, seenIn } from '../seats/people.ts';
import { otherOf } from '../seats/seat.ts';
import { type Standing, standingOf } from '../seats/standing.ts';
import { findListed, type ListedRow } from './queries.ts';

const NOBODY = 'Conta indisponível';

/** Conversations as the viewer sees them, with one more statement for the people in all of them. */
export async function presentConversations(
  context: SessionContext,
  rows: readonly ListedRow[],
): Promise<Conversation[]> {
  const { viewer } = context;
  const people = await loadPeople(context, [
    ...rows.flatMap((row) => [...idsOf(row, viewer.accountId)]),
  ]);
  return rows.map((row) => presentRow(context, row, people));
}

/** One in which the viewer has a seat; the caller has checked it. */
export async function presentConversation(
  context: SessionContext,
  id: string,
  { staff = false } = {},
): Promise<Conversation> {
  const rows = await findListed(context.db, context.viewer.accountId, staff, id);
  const [shown] = await presentConversations(context, rows);
  if (!shown) throw new ApiError('not_found');
  return shown;
}

function idsOf({ conversation, others, last }: ListedRow, viewerId: string): (string | null)[] {
  const other = conversation.kind === 'direct' ? otherOf(conversation, viewerId) : null;
  const customer = conversation.kind === 'shop' ? conversation.lowId : null;
  const happened = last?.happening?.personId ?? null;
  return [other, customer, ...others, last?.senderId ?? null, happened];
}

function presentRow(context: SessionContext, row: ListedRow, people: People): Conversation {
  const { viewer, clock } = context;
  const { conversation, own, others, memberCount, unread } = row;
  const { id, kind } = conversation;
  const otherId = kind === 'direct' ? otherOf(conversation, viewer.accountId) : null;
  const shown = otherId === null ? others : [otherId];
  const standing = otherId === null ? null : standingTo(row, people, otherId);
  const state = stateOf(row, standing);
  const closedBecause = closedFor(row, state, standing);
  const muted = own?.muted === true && (own.mutedUntil === null || own.mutedUntil > clock.now());
  return {
    ...{ id, kind, state, memberCount, unread, muted, closedBecause },
    staff: own === null,
    title: titleOf(row, people, otherId),
    people:
      kind === 'shop' && own
        ? []
        : shown.flatMap((each) => seenIn(conversation, people, each)?.card ?? []),
    last: presentLast(row, people, own === null),
    readSeq: own?.readSeq ?? conversation.staffReadSeq,
    mutedUntil: muted ? (own?.mutedUntil?.toISOString() ?? null) : null,
    archived: own?.archived ?? false,
    mayWrite: closedBecause === null,
    mayManage: kind === 'group' && own?.manages === true,
  };
}

function standingTo({ otherState }: ListedRow, people: People, otherId: string): Standing {
  return standingOf(people.get(otherId)?.ties, otherState === 'open');
}

function stateOf({ own, otherState }: ListedRow, standing: Standing | null): Conversation['state'] {
  if (own?.state === 'request') return 'request';
  const waits = standing === 'request' || standing === 'refused';
  return waits && otherState !== 'open' ? 'asked' : 'open';
}

function closedFor(
  { conversation, otherState, sent }: ListedRow,
  state: Conversation['state'],
  standing: Standing | null,
): Conversation['closedBecause'] {
  if (standing === 'blocked' || standing === 'gone') return standing;
  // A member of two who is missing after the first message is gone for good.
  if (standing !== null && conversation.lastSeq > 0 && otherState === null) return 'gone';
  if (standing === 'refused') return 'request_pending';
  return state === 'asked' && sent >= REQUEST_MAX_MESSAGES ? 'request_pending' : null;
}

function titleOf({ conversation, own }: ListedRow, people: People, otherId: string | null): string {
  const { kind, title, lowId } = conversation;
  if (kind === 'group') return title;
  if (kind === 'shop' && own) return brand.shop.name;
  return seenIn(conversation, people, otherId ?? lowId)?.card.displayName ?? NOBODY;
}

function presentLast(
  { conversation, last }: ListedRow,
  people: People,
  staff: boolean,
): Conversation['last'] {
  if (!last) return null;
  const person = (id: string | null) => seenIn(conversation, people, id)?.card;
  const nameOf = (id: string | null) => person(id)?.displayName ?? 'Alguém';
  const { happening, senderId } = last;
  const excerpt = happening
    ? describeHappening(happening, nameOf(senderId), nameOf(happening.personId))
    : describe(last);
  const sender = last.fromShop && !staff ? null : (person(senderId)?.username ?? null);
  return { seq: last.seq, sender, excerpt, createdAt: new Date(last.createdAt).toISOString() };
}
