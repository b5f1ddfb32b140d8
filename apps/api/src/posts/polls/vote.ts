import { ApiError } from '@arquiba/contract/errors';
import type { vote as route } from '@arquiba/contract/polls';
import type { Operation } from '../../platform/calls/operation.ts';
import { invalidInput } from '../../platform/calls/read-input.ts';
import { changeVisiblePost } from '../change-visible-post.ts';
import { presentPost } from '../public/present-posts.ts';
import { lockPoll, replaceVotes } from './queries.ts';

/** A new vote replaces the previous one, until the poll closes. */
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
    return replaceVotes(tx, pair, chosen);
  });
  const { poll } = await presentPost(context, id);
  if (!poll) throw new ApiError('not_found');
  return poll;
};
