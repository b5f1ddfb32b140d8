import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import { type TypedName, typedName, withName } from './typed-name.ts';
import { type Suggestion, useActive, useCompletions } from './use-completions.ts';

interface TextCompletionProps {
  area: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onWrite(text: string): void;
}

/** Suggests people after an @ and hashtags after a # while typing. */
export default function TextCompletion({ area, text, onWrite }: TextCompletionProps) {
  const id = useId();
  const [typed, setTyped] = useState<TypedName | null>(null);
  /** The position at which the person closed the list. */
  const [left, setLeft] = useState<number | null>(null);
  const wanted = typed && typed.from !== left ? typed : null;
  const suggestions = useCompletions(wanted?.kind ?? null, wanted?.q ?? '');
  const { active, move, reset } = useActive(suggestions);
  // For a complete name the list stays closed: it would only cover the content below.
  const isOpen = wanted !== null && suggestions.some(({ name }) => name !== wanted.q);
  const cursor = useRef<number | null>(null);

  const look = useEffectEvent(() => {
    const field = area.current;
    if (!field || document.activeElement !== field) return setTyped(null);
    const { value, selectionStart, selectionEnd } = field;
    setTyped(selectionStart === selectionEnd ? typedName(value, selectionStart) : null);
    reset();
  });
  const choose = (suggestion: Suggestion) => {
    const field = area.current;
    if (!field || !wanted) return;
    const next = withName(text, field.selectionStart, wanted, suggestion.name);
    cursor.current = next.cursor;
    onWrite(next.text);
    setTyped(null);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.isComposing || event.ctrlKey || event.metaKey) return;
    const chosen = suggestions[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) move(step);
    else if (event.key === 'Escape') setLeft(wanted.from);
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) choose(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  useEffect(() => {
    const field = area.current;
    const ended = new AbortController();
    const { signal } = ended;
    for (const name of ['input', 'focus', 'blur', 'click'] as const) {
      field?.addEventListener(name, () => look(), { signal });
    }
    document.addEventListener('selectionchange', () => look(), { signal });
    field?.addEventListener('keydown', (event) => onKey(event), { signal, capture: true });
    look();
    return () => ended.abort();
  }, [area]);
  useLayoutEffect(() => {
    if (cursor.current === null) return;
    area.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = null;
  });
  useEffect(() => {
    const field = area.current;
    field?.setAttribute('aria-autocomplete', 'list');
    if (!isOpen) return;
    field?.setAttribute('aria-controls', id);
    field?.setAttribute('aria-activedescendant', optionId(id, active));
    return () => {
      field?.removeAttribute('aria-controls');
      field?.removeAttribute('aria-activedescendant');
    };
  }, [area, id, isOpen, active]);

  return (
    <>
      {isOpen && <SuggestionList {...{ id, suggestions, active }} onChoose={choose} />}
      <p role="status" className="sr-only">
        {isOpen && `${countOf(suggestions)}; setas para escolher, Enter para aceitar`}
      </p>
    </>
  );
}

function countOf({ length }: readonly Suggestion[]): string {
  return length === 1 ? '1 sugestão' : `${length} sugestões`;
}
