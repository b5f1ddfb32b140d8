import { ApiError } from '@arquiba/contract/errors';
import type { vote as route } from '@arquiba/contract/polls';
import { refuseBanned } from '../../groups/public/refuse-banned.ts';
import type { Operation } from '../../platform/calls/operation.ts';
import { invalidInput } from '../../platform/calls/read-input.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { presentHeldFile } from '../../platform/files/present-file.ts';
import { lockShown } from '../../profiles/public/lock-shown.ts';
import { visibleState } from '../public/post-state.ts';
import { publishCounts } from '../public/publish-counts.ts';
import { presentPoll } from './present-poll.ts';
import { findChosen, lockPoll, replaceVotes } from './queries.ts';
import { findPoll } from './result-queries.ts';

/** A new vote replaces the previous one until the poll closes, unless votes are final. */
export const vote: Operation<typeof route> = async (context, { id, positions }) => {
  const { db, clock, viewer } = context;
  const { authorId, groupId, audience, open } = await visibleState(context, id);
  const pair = { postId: id, accountId: viewer.accountId };
  const chosen = [...new Set(positions)];
  const now = clock.now();
  const changed = await db.transaction(async (tx) => {
    await lockShown(tx, viewer.accountId, authorId);
    // Only members see a post for the group, and a ban ends the membership.
    if (groupId && audience !== 'group') await refuseBanned(tx, groupId, viewer.accountId, now);
    const poll = await lockPoll(tx, id);
    if (!poll) throw new ApiError('not_found');
    if (poll.closesAt <= now) throw new ApiError('poll_closed');
    if (chosen.length > 1 && !poll.multiple) {
      throw invalidInput({ positions: 'Nesta enquete só dá para escolher uma opção' });
    }
    if (chosen.some((position) => position >= poll.options)) {
      throw invalidInput({ positions: 'Esta opção não existe na enquete' });
    }
    if (!poll.changeable) await refuseChange(tx, pair, chosen);
    return replaceVotes(tx, pair, chosen);
  });
  if (changed) publishCounts(context, id);
  const poll = await findPoll(db, { postId: id, viewerId: viewer.accountId, now });
  if (!poll) throw new ApiError('not_found');
  return presentPoll(
    poll,
    (file) => presentHeldFile(context, file, { kind: 'post', id, open }),
    now,
  );
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
