import type { Message } from '@arquiba/contract/messages';
import type { ProfileCard } from '@arquiba/contract/profiles';
import type { SessionContext } from '../../platform/context.ts';
import { loadPeople, seenIn } from '../seats/people.ts';
import type { Seat } from '../seats/seat.ts';
import { cardKey, goneCard, loadCards } from './cards.ts';
import { presentMessage } from './present-message.ts';
import type { MessageRow } from './read-queries.ts';

/** What a message is read by: the conversation's kind and what the viewer sees of it. */
export type Sight = Pick<Seat, 'staff' | 'state' | 'floor'> & {
  conversation: Pick<Seat['conversation'], 'kind'>;
};

/** Messages as the viewer sees them, and the people in them once each, in a fixed number of statements. */
export async function presentMessages<Row extends MessageRow>(
  context: SessionContext,
  rows: readonly Row[],
  sightOf: (row: Row) => Sight,
): Promise<{ items: Message[]; people: ProfileCard[] }> {
  const people = await loadPeople(context, rows.flatMap(peopleOf));
  const cards = await loadCards(context, rows.flatMap(cardOf));
  const named = new Map<string, ProfileCard>();
  const items = rows.map((row) => {
    const sight = sightOf(row);
    const usernameOf = (accountId: string | null) => {
      const card = seenIn(sight.conversation, people, accountId)?.card;
      if (card) named.set(card.username, card);
      return card?.username ?? null;
    };
    const [reference] = cardOf(row);
    const card = reference ? (cards.get(cardKey(reference)) ?? goneCard(reference.kind)) : null;
    return presentMessage(context, row, sight, { usernameOf, card });
  });
  return { items, people: [...named.values()] };
}

/** One message of a seat. */
export async function presentOne(
  context: SessionContext,
  row: MessageRow,
  seat: Sight,
): Promise<Message> {
  const { items } = await presentMessages(context, [row], () => seat);
  return items[0] as Message;
}

function cardOf({ cardKind: kind, cardTarget: target }: MessageRow) {
  return kind !== null && target !== null ? [{ kind, target }] : [];
}

function peopleOf({ senderId, answered, reactions, happening }: MessageRow) {
  return [
    ...[senderId, answered?.senderId ?? null, happening?.personId ?? null],
    ...(reactions ?? []).map(({ accountId }) => accountId),
  ];
}
