import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { forgetSearch, rememberSearch } from '../recent-searches.ts';
import type { Suggestion } from '../suggestions.ts';

const SuggestionPanel = lazyPart(() => import('../suggestion-panel.tsx'), { optional: true });

/**
 * A search field that suggests while the person types; empty, it offers the recent searches. A combobox: the
 * focus stays in the field, arrows move through the list. Enter without a chosen entry opens /explorar.
 */
export function QuickSearch({ name }: { name: string }) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  /** Stays chosen if the list comes again and still has it. */
  const [chosenPath, setChosenPath] = useState<string | null>(null);
  const active = suggestions.findIndex(({ to }) => to === chosenPath);
  const isShown = isOpen && suggestions.length > 0;

  const close = () => {
    setOpen(false);
    setChosenPath(null);
  };
  const choose = ({ kind, to }: Suggestion) => {
    if (kind !== 'recent') rememberSearch(typed.trim());
    close();
    setTyped('');
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      return close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setOpen(true);
      // One place more than there are suggestions: none is chosen there.
      const places = suggestions.length + 1;
      const next = (active + 1 + step + places) % places;
      return setChosenPath(suggestions[next - 1]?.to ?? null);
    }
    const chosen = suggestions[active];
    if (event.key === 'Delete' && isShown && chosen?.kind === 'recent') {
      event.preventDefault();
      return forgetSearch(chosen.label);
    }
    if (event.key !== 'Enter') return;
    if (!isShown || !chosen) return close();
    event.preventDefault();
    choose(chosen);
  };
  return (
    <div className="relative">
      <SearchForm
        name={name}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setChosenPath(null);
          setOpen(true);
        }}
        onClear={() => setTyped('')}
        combobox={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isShown,
          'aria-controls': isShown ? id : undefined,
          'aria-activedescendant': isShown && active >= 0 ? `${id}-${active}` : undefined,
          onFocus: () => setOpen(true),
          onBlur: close,
          onKeyDown,
        }}
      />
      {isOpen && (
        <SuggestionPanel
          {...{ id, typed, suggestions, active }}
          onFound={setSuggestions}
          onChoose={choose}
        />
      )}
    </div>
  );
}
