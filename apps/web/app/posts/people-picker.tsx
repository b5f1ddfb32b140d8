import { POST_MAX_TAGGED } from '@arquiba/contract/posts';
import { type KeyboardEvent, useId, useState } from 'react';
import { cx } from '../ui/class-names.ts';
import { CONTROL, Field, FRAME } from '../ui/field.tsx';
import { X } from '../ui/icons/x.tsx';
import type { DraftContent } from './composition.ts';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import { type Suggestion, useActive, useCompletions } from './use-completions.ts';

type Tagged = DraftContent['tagged'];

/** The people tagged in a post: found by typing, removed one by one. */
export function PeoplePicker({
  people,
  onChange,
}: {
  people: Tagged;
  onChange(people: Tagged): void;
}) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [focused, setFocused] = useState(false);
  const found = useCompletions(focused && typed !== '' ? 'person' : null, typed.replace(/^@/, ''));
  const suggestions = found.filter(({ name }) => people.every((each) => each.username !== name));
  const { active, move, reset } = useActive(suggestions);
  const isOpen = focused && suggestions.length > 0;
  const full = people.length >= POST_MAX_TAGGED;

  const choose = ({ name, person }: Suggestion) => {
    onChange([...people, { username: name, displayName: person?.displayName ?? name }]);
    setTyped('');
    reset();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = suggestions[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (isOpen && step) move(step);
    else if (event.key === 'Escape' && typed !== '') setTyped('');
    else if (event.key === 'Enter' && isOpen && chosen) choose(chosen);
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="grid gap-2">
      <Field
        label="Marcar pessoas"
        optional
        hint={full ? `No máximo ${POST_MAX_TAGGED} pessoas` : undefined}
      >
        {(links) => (
          <div className={cx(FRAME, 'relative h-12')}>
            <input
              {...links}
              type="text"
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={isOpen ? optionId(listId, active) : undefined}
              autoComplete="off"
              placeholder="Nome ou @usuário"
              disabled={full}
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                reset();
              }}
              onKeyDown={onKeyDown}
              onFocus={() => setFocused(true)}
              onBlur={() => setFocused(false)}
              className={CONTROL}
            />
            {isOpen && (
              <SuggestionList id={listId} {...{ suggestions, active }} onChoose={choose} />
            )}
          </div>
        )}
      </Field>
      {people.length > 0 && (
        <ul aria-label="Pessoas marcadas" className="flex flex-wrap gap-2">
          {people.map((person) => (
            <li
              key={person.username}
              className="flex min-w-0 items-center rounded-pill bg-accent-soft pl-3.5 text-sm font-semibold"
            >
              <span className="truncate">{person.displayName}</span>
              <button
                type="button"
                aria-label={`Desmarcar ${person.displayName}`}
                onClick={() => onChange(people.filter((each) => each !== person))}
                className="grid size-11 flex-none place-items-center rounded-pill [&_.lucide]:size-4"
              >
                <X />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
