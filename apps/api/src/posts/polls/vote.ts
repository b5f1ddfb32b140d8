import { ApiError } from '@arquiba/contract/errors';
import type { vote as route } from '@arquiba/contract/polls';
import type { Operation } from '../../platform/calls/operation.ts';
import { invalidInput } from '../../platform/calls/read-input.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { changeVisiblePost } from '../change-visible-post.ts';
import { presentPost } from '../public/present-posts.ts';
import { findChosen, lockPoll, replaceVotes } from './queries.ts';

/** A new vote replaces the previous one until the poll closes, unless votes are final. */
export const vote: Operation<typeof route> = async (context, { id, positions }) => {
  const pair = { postId: id, accountId: context.viewer.accountId };
  const chosen = [...new Set(positions)];
  await changeVisiblePost(context, id, async (tx) => {
    const poll = await lockPoll(tx, id);
    if (!poll) throw new ApiError('not_found');
    if (poll.closesAt <= context.clock.now()) throw new ApiError('poll_closed');
    if (chosen.length > 1 && !poll.multiple) {
      throw invalidInput({ positions: 'Nesta enquete só dá para escolher uma opção' });
    }
    if (chosen.some((position) => position >= poll.options)) {
      throw invalidInput({ positions: 'Esta opção não existe na enquete' });
    }
    if (!poll.changeable) await refuseChange(tx, pair, chosen);
    return replaceVotes(tx, pair, chosen);
  });
  const { poll } = await presentPost(context, id);
  if (!poll) throw new ApiError('not_found');
  return poll;
};

/** The same vote again is no change: its first answer may have been lost. */
async function refuseChange(
  tx: Transaction,
  pair: { postId: string; accountId: string },
  chosen: readonly number[],
): Promise<void> {
  const before = await findChosen(tx, pair);
  const isSame = before.length === chosen.length && before.every((each) => chosen.includes(each));
  if (before.length > 0 && !isSame) throw new ApiError('vote_final');
}
