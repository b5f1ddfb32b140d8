import type { Poll } from '@arquiba/contract/posts';
import { useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { OptionPicture } from './option-picture.tsx';

interface BallotProps {
  poll: Poll;
  onVote(positions: number[]): void;
}

/** The options of a poll to choose from, and what a person should know before they vote. */
export function Ballot({ poll, onVote }: BallotProps) {
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
  const warnings = warningsOf(poll);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0) onVote(chosen);
      }}
    >
      <fieldset
        className="grid gap-2"
        aria-describedby={warnings.length > 0 ? `${name}-warnings` : undefined}
      >
        <legend className="sr-only">
          {poll.multiple ? 'Enquete: escolha uma ou mais opções' : 'Enquete: escolha uma opção'}
        </legend>
        {poll.options.map(({ label, picture }, position) => (
          <div
            key={label}
            className="flex min-h-11 items-center rounded-md border border-line transition hover:border-edge has-checked:border-orange has-checked:bg-accent-soft"
          >
            <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 self-stretch px-3.5 py-2">
              <input
                type={poll.multiple ? 'checkbox' : 'radio'}
                name={name}
                checked={chosen.includes(position)}
                onChange={() => toggle(position)}
                className="size-4.5 flex-none accent-orange"
              />
              <span className="min-w-0 wrap-anywhere">{label}</span>
            </label>
            {picture && (
              <div className="flex-none p-1.5">
                <OptionPicture file={picture} />
              </div>
            )}
          </div>
        ))}
      </fieldset>
      {warnings.length > 0 && (
        <ul id={`${name}-warnings`} className="mt-2.5 grid gap-0.5 text-sm text-muted">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
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

function warningsOf({ anonymous, changeable }: Poll): string[] {
  return [
    ...(anonymous ? [] : ['Voto aberto: todos veem quem votou em quê.']),
    ...(changeable ? [] : ['Seu voto não pode mudar depois de enviado.']),
  ];
}
