import { ApiError } from '@arquiba/contract/errors';
import { MESSAGE_MAX_CHARACTERS } from '@arquiba/contract/messages';
import { reactToMoment, withdrawMomentReaction } from '@arquiba/contract/moment-acts';
import { MOMENT_REACTIONS, type Moment, type MomentReaction } from '@arquiba/contract/moment-views';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../api-call.ts';
import { createReply } from '../../chat/public/create-reply.ts';
import { notify } from '../../notices/notify.ts';
import { LinkButton } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Send } from '../../ui/icons/send.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { signInPath } from '../../viewer/return-path.ts';
import { useAccount } from '../../viewer/use-site.ts';

interface OtherFooterProps {
  moment: Moment;
  onChange(moment: Moment): void;
  onCover(covered: boolean): void;
}

/** Reactions, and a reply, which is a message to the author. */
export function OtherFooter({ moment, onChange, onCover }: OtherFooterProps) {
  const account = useAccount();
  const location = useLocation();
  if (!account) {
    return (
      <footer className="grid justify-center p-4">
        <LinkButton tone="secondary" to={signInPath(location)}>
          Entrar para reagir e responder
        </LinkButton>
      </footer>
    );
  }
  return (
    <footer className="mx-auto grid w-full max-w-120 gap-2 px-3 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <Reactions moment={moment} onChange={onChange} />
      <Reply moment={moment} onCover={onCover} />
    </footer>
  );
}

function Reactions({ moment, onChange }: Pick<OtherFooterProps, 'moment' | 'onChange'>) {
  const { id, reaction: chosen } = moment;
  const press = async (reaction: MomentReaction) => {
    const withdrawn = reaction === chosen;
    onChange({ ...moment, reaction: withdrawn ? null : reaction });
    const done = withdrawn
      ? call(withdrawMomentReaction, { id })
      : call(reactToMoment, { id, reaction });
    await done.then(onChange, () => onChange(moment));
  };
  return (
    <fieldset className="flex justify-between">
      <legend className="sr-only">Reagir</legend>
      {MOMENT_REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          aria-label={`Reagir com ${reaction}`}
          aria-pressed={reaction === chosen}
          onClick={() => void press(reaction)}
          className={cx(
            'grid size-10 place-items-center rounded-pill text-2xl transition hover:bg-chalk/15 active:scale-90',
            reaction === chosen && 'bg-chalk/25 ring-2 ring-chalk',
          )}
        >
          {reaction}
        </button>
      ))}
    </fieldset>
  );
}

function Reply({ moment, onCover }: Pick<OtherFooterProps, 'moment' | 'onCover'>) {
  const { id, author } = moment;
  const [text, setText] = useState('');
  const [reply] = useState(() => createReply(author.username, { kind: 'moment', target: id }));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (text.trim() === '') return setProblem('Escreva a resposta');
    setBusy(true);
    setProblem('');
    try {
      if (!(await reply(text))) setProblem(`${author.displayName} não recebe mensagens suas.`);
      else {
        notify('success', 'Resposta enviada.');
        setText('');
      }
    } catch (error) {
      // A refusal was shown in a toast; the text stays.
      if (!(error instanceof ApiError)) setProblem('Sem conexão. Tente de novo.');
    }
    setBusy(false);
  };
  return (
    <form
      onSubmit={(event) => void send(event)}
      onFocus={() => onCover(true)}
      onBlur={() => onCover(false)}
      className="flex items-end gap-1"
    >
      <TextField
        className="min-w-0 flex-1"
        label={`Responder a ${author.displayName}`}
        labelHidden
        placeholder={`Responder a ${author.displayName}`}
        maxLength={MESSAGE_MAX_CHARACTERS}
        autoComplete="off"
        value={text}
        error={problem || undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <IconButton
        type="submit"
        name="Enviar resposta"
        icon={busy ? <Spinner /> : <Send />}
        className="text-chalk"
      />
    </form>
  );
}
