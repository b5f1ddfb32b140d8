import { vote } from '@arquiba/contract/polls';
import type { Poll } from '@arquiba/contract/posts';
import { call } from '../../api-call.ts';
import { learn } from '../../reactions/public/known-posts.ts';

/** Votes without showing it first. Resolves to whether the server accepted it. */
export async function voteById(id: string, positions: number[]): Promise<boolean> {
  try {
    const poll = await call(vote, { id, positions });
    learn(id, () => ({ poll }));
    return true;
  } catch {
    // The error was shown in a toast.
    return false;
  }
}

/** Shows the vote at once, and undoes it if the server refuses. */
export async function setVote(id: string, before: Poll, positions: number[]): Promise<void> {
  learn(id, () => ({ poll: withVote(before, positions) }));
  if (!(await voteById(id, positions))) learn(id, () => ({ poll: before }));
}

function withVote(poll: Poll, positions: number[]): Poll {
  const options = poll.options.map((option, position) => {
    const chosen = positions.includes(position);
    const change = Number(chosen) - Number(option.chosen);
    return { ...option, chosen, votes: option.votes === null ? null : option.votes + change };
  });
  return { ...poll, options };
}
