import type { Poll } from '@arquiba/contract/posts';
import { type FormEvent, useId } from 'react';
import { useLocation } from 'react-router';
import { notify } from '../notices/notify.ts';
import { Button } from '../ui/button.tsx';
import { OptionPicture } from './option-picture.tsx';

interface BallotProps {
  postId: string;
  poll: Poll;
  onVote(positions: number[]): void;
}

/**
 * The options of a poll to choose from, and what a person should know before they vote. Without scripts the
 * page of the post takes the vote and leads back here.
 */
export function Ballot({ postId, poll, onVote }: BallotProps) {
  const id = useId();
  const { pathname, search } = useLocation();
  const warnings = warningsOf(poll);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const positions = new FormData(event.currentTarget).getAll('opcao').map(Number);
    if (positions.length > 0) onVote(positions);
    else notify('error', 'Escolha uma opção da enquete');
  }

  return (
    <form method="post" action={`/post/${postId}`} onSubmit={send}>
      <input type="hidden" name="voltar" value={pathname + search} />
      <fieldset
        className="grid gap-2"
        aria-describedby={warnings.length > 0 ? `${id}-warnings` : undefined}
      >
        <legend className="sr-only">
          {poll.multiple ? 'Enquete: escolha uma ou mais opções' : 'Enquete: escolha uma opção'}
        </legend>
        {poll.options.map(({ label, picture, chosen }, position) => (
          <div
            key={label}
            className="flex min-h-11 items-center rounded-md border border-line transition hover:border-edge has-checked:border-orange has-checked:bg-accent-soft"
          >
            <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 self-stretch px-3.5 py-2">
              <input
                type={poll.multiple ? 'checkbox' : 'radio'}
                name="opcao"
                value={position}
                defaultChecked={chosen}
                required={!poll.multiple}
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
        <ul id={`${id}-warnings`} className="mt-2.5 grid gap-0.5 text-sm text-muted">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      <Button type="submit" size="sm" tone="secondary" className="mt-2.5">
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
