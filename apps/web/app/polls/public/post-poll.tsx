import type { Poll } from '@arquiba/contract/posts';
import { useLocation, useNavigate } from 'react-router';
import { keepIntent } from '../../viewer/intent.ts';
import { useAccount } from '../../viewer/use-site.ts';
import { PollView } from '../poll-view.tsx';
import { setVote } from './set-vote.ts';

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
        else void navigate(keepIntent({ act: 'vote', id: postId, positions }, location));
      }}
    />
  );
}
