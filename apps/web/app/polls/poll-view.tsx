import type { Poll } from '@arquiba/contract/posts';
import { type ReactNode, useState } from 'react';
import { formatTimeLeft } from '../ui/format-time-left.ts';
import { Ballot } from './ballot.tsx';
import { countOfVotes } from './count-of-votes.ts';
import { Result } from './result.tsx';

interface PollViewProps {
  postId: string;
  poll: Poll;
  now: number;
  onVote(positions: number[]): void;
  /** Opens the list of the people who voted. */
  onVoters(): void;
}

/** A poll: the options, then the result. */
export function PollView({ postId, poll, now, onVote, onVoters }: PollViewProps) {
  const closed = isClosed(poll, now);
  const voted = poll.options.some(({ chosen }) => chosen);
  const mayVote = !closed && (poll.changeable || !voted);
  // Null shows the result to those who have voted, and the options to the others.
  const [wanted, setWanted] = useState<'ballot' | 'result' | null>(null);
  const isBallot = mayVote && (wanted ?? (voted ? 'result' : 'ballot')) === 'ballot';
  const votes = votesIn(poll);
  const said = votes === null ? 'Resultado depois do voto' : countOfVotes(votes);
  return (
    <div id={`enquete-${postId}`} className="scroll-mt-20 px-4 py-3">
      {isBallot ? (
        <Ballot
          {...{ postId, poll }}
          onVote={(positions) => {
            setWanted(null);
            onVote(positions);
          }}
        />
      ) : (
        <Result poll={poll} votes={votes} />
      )}
      {mayVote && !isBallot && (
        <details className="mt-2.5 not-noscript:hidden">
          <summary className="touch cursor-pointer text-sm font-semibold">Mudar voto</summary>
          <Ballot {...{ postId, poll, onVote }} />
        </details>
      )}
      <p className="mt-2.5 flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
        <span>
          {said} · {closed ? 'encerrada' : formatTimeLeft(new Date(poll.closesAt), new Date(now))}
        </span>
        {!closed && voted && !poll.changeable && <span>· Seu voto não pode mudar</span>}
        {mayVote && (votes !== null || !isBallot) && (
          <TextButton onClick={() => setWanted(isBallot ? 'result' : 'ballot')}>
            {isBallot ? 'Ver resultado' : voted ? 'Mudar voto' : 'Votar'}
          </TextButton>
        )}
        {!poll.anonymous && !isBallot && votes !== null && (
          <TextButton onClick={onVoters}>Ver quem votou</TextButton>
        )}
      </p>
    </div>
  );
}

export function isClosed({ closed, closesAt }: Poll, now: number): boolean {
  return closed || Date.parse(closesAt) <= now;
}

/** Of all options; null while the viewer may not see the result. */
export function votesIn({ options }: Poll): number | null {
  return options.reduce<number | null>(
    (sum, { votes }) => (sum === null || votes === null ? null : sum + votes),
    0,
  );
}

function TextButton({ onClick, children }: { onClick(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="touch font-semibold text-accent-ink hover:underline noscript:hidden"
    >
      {children}
    </button>
  );
}
