import type {} from '../accounts/public/hooks.ts';
import type {} from '../groups/public/hooks.ts';
import type { Hooks } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { setGoing } from './answer-queries.ts';
import { promote } from './promote.ts';
import { lockDate } from './queries.ts';
import {
  type HeldAnswer,
  listComingInGroup,
  listHeld,
  listUnseenInGroup,
  removeAnswer,
  setAnswerHidden,
} from './show-queries.ts';

/**
 * A hidden account takes no place. When it comes back it goes as before, or to the head of the waiting list
 * if its place is taken.
 */
export const showAnswers: Hooks['accountShown'][number] = async (tx, accountId, shown) => {
  for (const held of await listHeld(tx, accountId, { hidden: shown })) {
    if (shown) await giveBack(tx, held);
    else await giveUp(tx, held, () => setAnswerHidden(tx, held, { hidden: true }));
  }
};

/** Who can no longer see the events of a group holds no place in them. */
export const dropGroupAnswers: Hooks['membershipEnded'] = async (tx, groupId, accountId) => {
  for (const held of await listUnseenInGroup(tx, groupId, accountId)) await dropAnswer(tx, held);
};

/** Also in an open group, whose events they still see. */
export const dropComingAnswers: Hooks['bannedFromGroup'] = async (tx, groupId, accountId, now) => {
  for (const held of await listComingInGroup(tx, groupId, accountId, now)) {
    await dropAnswer(tx, held);
  }
};

/** Removes an answer, and gives its places to the waiting list. */
export async function dropAnswer(tx: Transaction, held: HeldAnswer): Promise<void> {
  await giveUp(tx, held, () => removeAnswer(tx, held));
}

async function giveUp(tx: Transaction, held: HeldAnswer, change: () => Promise<void>) {
  const date = await lockDate(tx, held.dateId);
  if (!date) return;
  await change();
  const going = date.going - (held.answer === 'going' ? 1 + held.guests : 0);
  if (going !== date.going) await setGoing(tx, date.id, going);
  await promote(tx, { ...date, going });
}

async function giveBack(tx: Transaction, held: HeldAnswer): Promise<void> {
  const date = await lockDate(tx, held.dateId);
  if (!date) return;
  const party = 1 + held.guests;
  const fits = date.capacity === null || date.going + party <= date.capacity;
  const goes = held.answer === 'going';
  await setAnswerHidden(tx, held, { hidden: false, ...(goes && !fits && { answer: 'waiting' }) });
  const going = goes && fits ? date.going + party : date.going;
  if (going !== date.going) await setGoing(tx, date.id, going);
  await promote(tx, { ...date, going });
}
