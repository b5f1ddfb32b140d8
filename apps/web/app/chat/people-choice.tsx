import { complete } from '@arquiba/contract/completions';
import type { ProfileCard } from '@arquiba/contract/profiles';
import { useEffect, useState } from 'react';
import { quietCall } from '../api-call.ts';
import { Check } from '../ui/icons/check.tsx';
import { X } from '../ui/icons/x.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { ConversationFace, type WithFace } from './list/conversation-face.tsx';

const PAUSE_MS = 150;

/** Someone, or a conversation, that can be chosen. */
export interface Choice {
  /** `@` and the username of a person, or the id of a conversation. */
  key: string;
  name: string;
  detail: string;
  conversation: WithFace;
}

interface PeopleChoiceProps {
  label: string;
  chosen: readonly Choice[];
  /** Offered before anything is typed. */
  offered?: readonly Choice[];
  /** Usernames that cannot be chosen. */
  without?: readonly string[];
  most: number;
  onChange(chosen: Choice[]): void;
}

/** Chooses people by typing; those already chosen stay above. */
export function PeopleChoice(props: PeopleChoiceProps) {
  const { label, chosen, offered = [], without = [], most, onChange } = props;
  const [typed, setTyped] = useState('');
  const found = usePeople(typed);
  const fitting = offered.filter(({ name }) => plain(name).includes(plain(typed)));
  const known = new Set(fitting.map(({ key }) => key));
  const shown = [...fitting, ...found.filter(({ key }) => !known.has(key))].filter(
    (choice) => !isPerson(choice) || !without.includes(usernameOf(choice)),
  );
  const isChosen = (choice: Choice) => chosen.some(({ key }) => key === choice.key);
  const toggle = (choice: Choice) => {
    if (isChosen(choice)) onChange(chosen.filter(({ key }) => key !== choice.key));
    else if (chosen.length < most) onChange([...chosen, choice]);
  };
  return (
    <div className="grid gap-3">
      {chosen.length > 0 && (
        <ul aria-label="Escolhidos" className="flex flex-wrap gap-2">
          {chosen.map((choice) => (
            <li
              key={choice.key}
              className="flex min-w-0 items-center rounded-pill bg-accent-soft pl-3.5 text-sm font-semibold"
            >
              <span className="truncate">{choice.name}</span>
              <button
                type="button"
                aria-label={`Tirar ${choice.name}`}
                onClick={() => toggle(choice)}
                className="grid size-9 flex-none place-items-center rounded-pill [&_.lucide]:size-4"
              >
                <X />
              </button>
            </li>
          ))}
        </ul>
      )}
      <SearchField
        label={label}
        value={typed}
        data-focus=""
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onClear={() => setTyped('')}
      />
      {chosen.length >= most && <p className="text-sm text-muted">No máximo {most}.</p>}
      <ul aria-label="Pessoas" className="grid max-h-72 overflow-y-auto">
        {shown.map((choice) => (
          <li key={choice.key}>
            <button
              type="button"
              aria-pressed={isChosen(choice)}
              onClick={() => toggle(choice)}
              className="flex min-h-14 w-full items-center gap-3 rounded-md px-2 text-left -outline-offset-2 hover:bg-sunken"
            >
              <ConversationFace conversation={choice.conversation} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{choice.name}</span>
                <span className="block truncate text-sm text-muted">{choice.detail}</span>
              </span>
              <span
                className={
                  isChosen(choice)
                    ? 'grid size-6 place-items-center rounded-pill bg-accent text-on-accent'
                    : 'size-6 rounded-pill border border-edge'
                }
              >
                {isChosen(choice) && <Check className="size-4" />}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {typed !== '' && shown.length === 0 && (
        <p className="text-center text-muted">Ninguém encontrado.</p>
      )}
    </div>
  );
}

export function choiceOf(person: ProfileCard): Choice {
  const { username, displayName } = person;
  const key = `@${username}`;
  const conversation = {
    kind: 'direct' as const,
    id: username,
    title: displayName,
    people: [person],
  };
  return { key, name: displayName, detail: key, conversation };
}

export function isPerson({ key }: Choice): boolean {
  return key.startsWith('@');
}

/** Of a person that was chosen. */
export function usernameOf({ key }: Choice): string {
  return key.slice(1);
}

/** People whose name begins like this; with nothing typed, the people that the viewer follows. */
function usePeople(typed: string): Choice[] {
  const [people, setPeople] = useState<Choice[]>([]);
  useEffect(() => {
    const over = new AbortController();
    const q = typed.replace(/^@/, '');
    const ask = () =>
      quietCall(complete, { kind: 'person', q }, { signal: over.signal }).then(
        (found) => setPeople(found.people.map(choiceOf)),
        // Those that are already shown stay.
        () => undefined,
      );
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [typed]);
  return people;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
