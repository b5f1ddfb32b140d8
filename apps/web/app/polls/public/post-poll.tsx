import { vote } from '@arquiba/contract/polls';
import type { Poll } from '@arquiba/contract/posts';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../api-call.ts';
import { learn } from '../../reactions/public/known-posts.ts';
import { signInPath } from '../../viewer/return-path.ts';
import { useAccount } from '../../viewer/use-site.ts';
import { PollView } from '../poll-view.tsx';

/** The poll of a post. A visitor who votes is sent to sign-in and back. */
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

/** Shows the vote at once, and undoes it if the server refuses. */
async function setVote(id: string, before: Poll, positions: number[]): Promise<void> {
  learn(id, () => ({ poll: withVote(before, positions) }));
  try {
    const poll = await call(vote, { id, positions });
    learn(id, () => ({ poll }));
  } catch {
    // The error was shown in a toast.
    learn(id, () => ({ poll: before }));
  }
}

function withVote(poll: Poll, positions: number[]): Poll {
  const options = poll.options.map((option, position) => {
    const chosen = positions.includes(position);
    return { ...option, chosen, votes: option.votes + Number(chosen) - Number(option.chosen) };
  });
  return { ...poll, options };
}
