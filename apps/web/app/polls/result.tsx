import type { Poll } from '@arquiba/contract/posts';
import { cx } from '../ui/class-names.ts';
import { Check } from '../ui/icons/check.tsx';
import { countOfVotes } from './count-of-votes.ts';
import { OptionPicture } from './option-picture.tsx';

interface ResultProps {
  poll: Poll;
  /** Of all options; null while the result is not known. */
  votes: number | null;
}

/** The share of each option, and the viewer's own choice. */
export function Result({ poll, votes }: ResultProps) {
  const most = Math.max(...poll.options.map((option) => option.votes ?? 0));
  return (
    <ul className="grid gap-2">
      {poll.options.map((option) => {
        const own = option.votes ?? 0;
        const percent = votes ? Math.round((own / votes) * 100) : 0;
        const leads = own === most && most > 0;
        return (
          <li
            key={option.label}
            className={cx(
              'relative flex min-h-11 items-center gap-2 overflow-clip rounded-md bg-sunken pl-3.5',
              option.picture ? 'py-1.5 pr-1.5' : 'py-2 pr-3.5',
            )}
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
            {votes !== null && (
              <span className="numeral relative ml-auto flex-none pl-2">
                {percent}%<span className="sr-only"> · {countOfVotes(own)}</span>
              </span>
            )}
            {option.picture && (
              <div className={cx('flex-none pl-1.5', votes === null && 'ml-auto')}>
                <OptionPicture file={option.picture} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
