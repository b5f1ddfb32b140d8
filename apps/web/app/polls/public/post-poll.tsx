import { vote } from '@arquiba/contract/polls';
import type { Poll } from '@arquiba/contract/posts';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../api-call.ts';
import { learn } from '../../reactions/public/known-posts.ts';
import { signInPath } from '../../viewer/return-path.ts';
import { useAccount } from '../../viewer/use-site.ts';
import { PollView } from '../poll-view.tsx';

/** The poll of a post; a visitor who votes is led to sign-in and back. */
export function PostPoll({ postId, poll }: { postId: string; poll: Poll }) {
  const account = useAccount();
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <PollView
      poll={poll}
      onVote={(positions) => {
        if (account) void setVote(postId, poll, positions);
        else void navigate(signInPath(location));
      }}
    />
  );
}

/** At once on screen, taken back if the server refuses. */
async function setVote(id: string, before: Poll, positions: number[]): Promise<void> {
  learn(id, () => ({ poll: foresee(before, positions) }));
  try {
    const poll = await call(vote, { id, positions });
    learn(id, () => ({ poll }));
  } catch {
    // The toast has said why.
    learn(id, () => ({ poll: before }));
  }
}

function foresee(poll: Poll, positions: number[]): Poll {
  const options = poll.options.map((option, position) => {
    const chosen = positions.includes(position);
    return { ...option, chosen, votes: option.votes + Number(chosen) - Number(option.chosen) };
  });
  return { ...poll, options };
}
