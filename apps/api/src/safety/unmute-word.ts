import { foldText } from '@arquiba/contract/linkify';
import type { unmuteWord as route } from '@arquiba/contract/safety';
import type { Operation } from '../platform/calls/operation.ts';
import { removeMutedWord } from '../profiles/public/mute-edge.ts';
import { presentWords } from './present-words.ts';

export const unmuteWord: Operation<typeof route> = async (context, { word }) => {
  await removeMutedWord(context.db, context.viewer.accountId, foldText(word));
  return presentWords(context);
};
