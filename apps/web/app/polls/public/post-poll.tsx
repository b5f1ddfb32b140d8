import type { Poll } from '@arquiba/contract/posts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readCountsSoon } from '../../reactions/public/read-counts.ts';
import { useNow } from '../../ui/age.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { keepIntent } from '../../viewer/intent.ts';
import { useAccount } from '../../viewer/use-site.ts';
import { isClosed, PollView, votesIn } from '../poll-view.tsx';
import { setVote } from './set-vote.ts';

const VotersDialog = lazyPart(() => import('../voters-dialog.tsx'));

/** The poll of a post. A visitor who votes is sent to sign-in and back. */
export function PostPoll({ postId, poll }: { postId: string; poll: Poll }) {
  const account = useAccount();
  const navigate = useNavigate();
  const location = useLocation();
  const now = useNow();
  const [showsVoters, setShowsVoters] = useState(false);
  // The poll has closed on the screen: from now on everyone may see its result.
  const lacksResult = isClosed(poll, now) && votesIn(poll) === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server's clock may be slow, so each tick asks again
  useEffect(() => {
    if (lacksResult) readCountsSoon(postId);
  }, [lacksResult, postId, now]);
  return (
    <>
      <PollView
        {...{ postId, poll, now }}
        onVote={(positions) => {
          if (account) void setVote(postId, poll, positions);
          else void navigate(keepIntent({ act: 'vote', id: postId, positions }, location));
        }}
        onVoters={() => setShowsVoters(true)}
      />
      {showsVoters && <VotersDialog {...{ postId, poll }} onClose={() => setShowsVoters(false)} />}
    </>
  );
}
