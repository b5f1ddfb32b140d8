import { ApiError } from '@arquiba/contract/errors';
import { foldText } from '@arquiba/contract/linkify';
import type * as contract from '@arquiba/contract/safety';
import { MOST_MUTED_WORDS, type MutedWord } from '@arquiba/contract/safety';
import type { Operation } from '../../platform/calls/operation.ts';
import { invalidInput } from '../../platform/calls/read-input.ts';
import type { SessionContext } from '../../platform/context.ts';
import { inDays } from './in-days.ts';
import { listWords, removeMutedWord, setMutedWord } from './queries.ts';

export const listMutedWords: Operation<typeof contract.listMutedWords> = (context) =>
  wordsOf(context);

export const muteWord: Operation<typeof contract.muteWord> = async (
  context,
  { word: spelling, days },
) => {
  const { db, clock, viewer } = context;
  const word = foldText(spelling);
  if (!/[\p{L}\p{N}]/u.test(word)) {
    throw invalidInput({ word: 'A palavra precisa de ao menos uma letra ou um número' });
  }
  const { items } = await wordsOf(context);
  const isNew = items.every((each) => foldText(each.word) !== word);
  if (isNew && items.length >= MOST_MUTED_WORDS) {
    throw new ApiError('not_allowed', {
      message: `Você já silenciou ${MOST_MUTED_WORDS} palavras. Tire uma antes de pôr outra.`,
    });
  }
  const createdAt = clock.now();
  const until = inDays(createdAt, days);
  await setMutedWord(db, { accountId: viewer.accountId, word, spelling, until, createdAt });
  return wordsOf(context);
};

export const unmuteWord: Operation<typeof contract.unmuteWord> = async (context, { word }) => {
  await removeMutedWord(context.db, context.viewer.accountId, foldText(word));
  return wordsOf(context);
};

async function wordsOf({ db, clock, viewer }: SessionContext): Promise<{ items: MutedWord[] }> {
  const rows = await listWords(db, viewer.accountId, clock.now());
  const items = rows.map(({ spelling, until }) => ({
    ...{ word: spelling, until: until?.toISOString() ?? null },
  }));
  return { items };
}
