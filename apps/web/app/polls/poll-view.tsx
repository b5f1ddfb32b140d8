import type { Poll } from '@arquiba/contract/posts';
import { useId, useState } from 'react';
import { useNow } from '../ui/age.tsx';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { formatExactCount } from '../ui/format-count.ts';
import { formatTimeLeft } from '../ui/format-time-left.ts';
import { Check } from '../ui/icons/check.tsx';

interface PollViewProps {
  poll: Poll;
  onVote(positions: number[]): void;
}

/** A poll: the options, then the result. The vote can be changed until the poll closes. */
export function PollView({ poll, onVote }: PollViewProps) {
  const now = useNow();
  const closed = poll.closed || Date.parse(poll.closesAt) <= now;
  const voted = poll.options.some(({ chosen }) => chosen);
  // Null shows the result to those who have voted, and the options to the others.
  const [wanted, setWanted] = useState<'ballot' | 'result' | null>(null);
  const isBallot = !closed && (wanted ?? (voted ? 'result' : 'ballot')) === 'ballot';
  const votes = poll.options.reduce((sum, option) => sum + option.votes, 0);
  const said = countOfVotes(votes);
  return (
    <div className="px-4 py-3">
      {isBallot ? (
        <Ballot
          poll={poll}
          onVote={(positions) => {
            setWanted(null);
            onVote(positions);
          }}
        />
      ) : (
        <Result poll={poll} votes={votes} />
      )}
      <p className="mt-2.5 flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
        <span>
          {said} · {closed ? 'encerrada' : formatTimeLeft(new Date(poll.closesAt), new Date(now))}
        </span>
        {!closed && (
          <button
            type="button"
            onClick={() => setWanted(isBallot ? 'result' : 'ballot')}
            className="touch font-semibold text-accent-ink hover:underline noscript:hidden"
          >
            {isBallot ? 'Ver resultado' : voted ? 'Mudar voto' : 'Votar'}
          </button>
        )}
      </p>
    </div>
  );
}

function Ballot({ poll, onVote }: PollViewProps) {
  const name = useId();
  const [chosen, setChosen] = useState(() =>
    poll.options.flatMap((option, position) => (option.chosen ? [position] : [])),
  );
  const toggle = (position: number) => {
    if (!poll.multiple) return setChosen([position]);
    setChosen((before) =>
      before.includes(position)
        ? before.filter((each) => each !== position)
        : [...before, position],
    );
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0) onVote(chosen);
      }}
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">
          {poll.multiple ? 'Enquete: escolha uma ou mais opções' : 'Enquete: escolha uma opção'}
        </legend>
        {poll.options.map(({ label }, position) => (
          <label
            key={label}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-line px-3.5 py-2 transition hover:border-edge has-checked:border-orange has-checked:bg-accent-soft"
          >
            <input
              type={poll.multiple ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen.includes(position)}
              onChange={() => toggle(position)}
              className="size-4.5 flex-none accent-orange"
            />
            <span className="min-w-0 wrap-anywhere">{label}</span>
          </label>
        ))}
      </fieldset>
      <Button
        type="submit"
        size="sm"
        tone="secondary"
        disabled={chosen.length === 0}
        className="mt-2.5 noscript:hidden"
      >
        Votar
      </Button>
    </form>
  );
}

function Result({ poll, votes }: { poll: Poll; votes: number }) {
  const most = Math.max(...poll.options.map((option) => option.votes));
  return (
    <ul className="grid gap-2">
      {poll.options.map((option) => {
        const percent = votes === 0 ? 0 : Math.round((option.votes / votes) * 100);
        const leads = option.votes === most && most > 0;
        return (
          <li
            key={option.label}
            className="relative flex min-h-11 items-center gap-2 overflow-clip rounded-md bg-sunken px-3.5 py-2"
          >
            {/* The width is an attribute, so no inline style is needed. */}
            <svg aria-hidden="true" className="absolute inset-0 size-full">
              <rect
                width={`${percent}%`}
                height="100%"
                className={leads ? 'fill-orange/35' : 'fill-edge/40'}
              />
            </svg>
            <span className={cx('relative min-w-0 wrap-anywhere', leads && 'font-semibold')}>
              {option.label}
            </span>
            {option.chosen && (
              <span className="relative flex-none">
                <Check className="size-4.5" />
                <span className="sr-only">Seu voto</span>
              </span>
            )}
            <span className="numeral relative ml-auto flex-none pl-2">
              {percent}%<span className="sr-only"> · {countOfVotes(option.votes)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function countOfVotes(votes: number): string {
  return votes === 1 ? '1 voto' : `${formatExactCount(votes)} votos`;
}
