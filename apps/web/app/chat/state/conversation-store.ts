import type { FullConversation } from '@arquiba/contract/conversations';
import type { listChanges, listMessages, Message } from '@arquiba/contract/messages';
import type { ProfileCard } from '@arquiba/contract/profiles';
import type { OutputOf } from '@arquiba/contract/route';

type MessagePage = OutputOf<typeof listMessages>;
type Changes = OutputOf<typeof listChanges>;
type Members = FullConversation['members'];

/** What the browser knows of one conversation. */
export interface ConversationState {
  /** By `seq`, each in its newest known version. */
  known: ReadonlyMap<number, Message>;
  /** All changes up to this one are known. */
  rev: number;
  /** The highest change that was heard of. If it is above `rev`, the changes in between must be fetched. */
  heard: number;
  /** The part on screen: from the first `seq` to the last one; without an end it follows new messages. */
  from: number;
  to: number;
  hasBefore: boolean;
  people: ReadonlyMap<string, ProfileCard>;
  members: Members;
}

export type ConversationAction =
  /** The messages before or after those on screen. */
  | { type: 'extended'; page: MessagePage; side: 'before' | 'after' }
  /** Another part of the conversation is shown. */
  | { type: 'moved'; page: MessagePage }
  | { type: 'changed'; changes: Changes }
  /** From the socket; without the message if it is long. */
  | { type: 'event'; rev: number; message?: Message | undefined }
  /** The answer to an own act. */
  | { type: 'answered'; message: Message }
  /** Shown before the server has answered; its `rev` is that of the version it replaces. */
  | { type: 'assumed'; message: Message }
  | { type: 'read'; username: string; readSeq: number; deliveredSeq: number }
  | { type: 'online'; username: string; online: boolean }
  | { type: 'members'; members: Members };

export function startConversation(page: MessagePage, members: Members): ConversationState {
  const empty: ConversationState = {
    ...{ known: new Map(), rev: page.rev, heard: page.rev, from: 0, to: 0, hasBefore: false },
    ...{ people: new Map(members.map(({ profile }) => [profile.username, profile])), members },
  };
  return conversationReducer(empty, { type: 'moved', page });
}

export function conversationReducer(
  state: ConversationState,
  action: ConversationAction,
): ConversationState {
  switch (action.type) {
    case 'moved':
      return { ...learn(state, action.page), ...rangeOf(action.page), ...beforeOf(action.page) };
    case 'extended':
      return extend(state, action.page, action.side);
    case 'changed':
      return withRev(learn(state, action.changes), action.changes.rev);
    case 'event':
      return hear(state, action.rev, action.message);
    case 'answered':
      return withRev(keep(state, [action.message]), stepTo(state, action.message.rev));
    case 'assumed':
      return assume(state, action.message);
    case 'read':
      return { ...state, members: withRead(state.members, action) };
    case 'online':
      return { ...state, members: withOnline(state.members, action) };
    case 'members':
      return { ...withPeople(state, profilesOf(action.members)), members: action.members };
  }
}

/** The messages on screen, in their order. */
export function shownMessages({ known, from, to }: ConversationState): Message[] {
  return [...known.values()]
    .filter(({ seq }) => seq >= from && seq <= to)
    .sort((one, other) => one.seq - other.seq);
}

/** Whether changes were missed and must be fetched. */
export function hasGap({ rev, heard }: ConversationState): boolean {
  return heard > rev;
}

/** Whether there are messages below those on screen. */
export function hasAfter({ to }: ConversationState): boolean {
  return to !== Number.POSITIVE_INFINITY;
}

function extend(
  state: ConversationState,
  page: MessagePage,
  side: 'before' | 'after',
): ConversationState {
  const learnt = learn(state, page);
  const range = rangeOf(page);
  return side === 'before'
    ? { ...learnt, from: Math.min(state.from, range.from), ...beforeOf(page) }
    : { ...learnt, to: Math.max(state.to, range.to) };
}

/** The next change is applied. One after a gap is not: it comes again with those that are fetched. */
function hear(
  state: ConversationState,
  rev: number,
  message: Message | undefined,
): ConversationState {
  if (rev <= state.rev) return state;
  const heard = Math.max(state.heard, rev);
  if (rev > state.rev + 1 || !message) return { ...state, heard };
  return { ...withRev(keep(state, [message]), rev), heard };
}

function stepTo(state: ConversationState, rev: number): number {
  return rev === state.rev + 1 ? rev : state.rev;
}

function withRev(state: ConversationState, rev: number): ConversationState {
  const reached = Math.max(state.rev, rev);
  return { ...state, rev: reached, heard: Math.max(state.heard, reached) };
}

function learn(state: ConversationState, answer: Pick<Changes, 'items' | 'people'>) {
  return withPeople(keep(state, answer.items), answer.people);
}

/** Of two versions of a message the one with the higher `rev` counts. */
function keep(state: ConversationState, messages: readonly Message[]): ConversationState {
  const newer = messages.filter(({ seq, rev }) => rev >= (state.known.get(seq)?.rev ?? 0));
  if (newer.length === 0) return state;
  const known = new Map(state.known);
  for (const message of newer) known.set(message.seq, message);
  const heard = Math.max(state.heard, ...newer.map(({ rev }) => rev));
  return { ...state, known, heard };
}

function assume(state: ConversationState, message: Message): ConversationState {
  // A newer version arrived in the meantime.
  if (state.known.get(message.seq)?.rev !== message.rev) return state;
  return { ...state, known: new Map(state.known).set(message.seq, message) };
}

function withPeople(state: ConversationState, people: readonly ProfileCard[]): ConversationState {
  if (people.length === 0) return state;
  const all = new Map(state.people);
  for (const person of people) all.set(person.username, person);
  return { ...state, people: all };
}

function rangeOf({ items, hasAfter: more }: MessagePage) {
  return {
    from: items[0]?.seq ?? 0,
    to: more ? (items.at(-1)?.seq ?? 0) : Number.POSITIVE_INFINITY,
  };
}

function beforeOf({ hasBefore }: MessagePage) {
  return { hasBefore };
}

function profilesOf(members: Members): ProfileCard[] {
  return members.map(({ profile }) => profile);
}

function withRead(
  members: Members,
  { username, readSeq, deliveredSeq }: { username: string; readSeq: number; deliveredSeq: number },
): Members {
  return members.map((member) =>
    member.profile.username === username
      ? {
          ...member,
          readSeq: Math.max(member.readSeq ?? 0, readSeq),
          deliveredSeq: Math.max(member.deliveredSeq ?? 0, deliveredSeq, readSeq),
        }
      : member,
  );
}

function withOnline(
  members: Members,
  { username, online }: { username: string; online: boolean },
): Members {
  return members.map((member) =>
    member.profile.username === username ? { ...member, online } : member,
  );
}
