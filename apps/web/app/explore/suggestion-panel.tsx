import { search } from '@arquiba/contract/explore';
import { useEffect, useEffectEvent } from 'react';
import { quietCall } from '../api-call.ts';
import { Avatar } from '../ui/avatar.tsx';
import { cx } from '../ui/class-names.ts';
import { Glasses } from '../ui/icons/glasses.tsx';
import { RotateCcwClock } from '../ui/icons/rotate-ccw-clock.tsx';
import { Search } from '../ui/icons/search.tsx';
import { TrendingUp } from '../ui/icons/trending-up.tsx';
import { Users } from '../ui/icons/users.tsx';
import { X } from '../ui/icons/x.tsx';
import { forgetSearch, loadRecentSearches, recentSearches } from './recent-searches.ts';
import { recentSuggestions, type Suggestion, suggestionsFrom } from './suggestions.ts';

const PAUSE_MS = 200;

interface SuggestionPanelProps {
  id: string;
  typed: string;
  suggestions: readonly Suggestion[];
  /** The index of the entry that Enter opens; -1 for none. */
  active: number;
  onFound(suggestions: readonly Suggestion[]): void;
  onChoose(suggestion: Suggestion): void;
}

/** The list under the field: recent searches, or what was found for the typed text. */
export default function SuggestionPanel(props: SuggestionPanelProps) {
  const { id, typed, suggestions, active, onFound, onChoose } = props;
  useSuggestions(typed.trim(), onFound);
  if (suggestions.length === 0) return null;
  return (
    <div className="absolute inset-x-0 top-full z-20 mt-1 max-h-[26rem] overflow-y-auto rounded-card border border-line bg-raised p-1.5 shadow-float">
      <div id={id} role="listbox" tabIndex={-1} aria-label="Sugestões da busca">
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <div
            key={suggestion.to}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
            className={cx(
              'flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-2.5 hover:bg-accent-soft [&_.lucide]:size-5 [&_.lucide]:flex-none [&_.lucide]:text-muted',
              index === active && 'bg-accent-soft',
            )}
          >
            <Sign suggestion={suggestion} />
            <span className="min-w-0 flex-1">
              <span className="block truncate leading-snug font-semibold">{suggestion.label}</span>
              <span className="block truncate text-sm leading-snug text-muted">
                {suggestion.detail}
              </span>
            </span>
            {suggestion.kind === 'recent' && <Forget q={suggestion.label} />}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {suggestions.length === 1 ? '1 sugestão' : `${suggestions.length} sugestões`}
      </p>
    </div>
  );
}

/** For the pointer; in the field, the Delete key does the same. An option cannot contain a button. */
function Forget({ q }: { q: string }) {
  return (
    <>
      <span className="sr-only">, Delete esquece</span>
      <span
        aria-hidden="true"
        title={`Esquecer ${q}`}
        onClick={(event) => {
          event.stopPropagation();
          forgetSearch(q);
        }}
        className="-mr-2 grid size-11 flex-none place-items-center rounded-pill hover:bg-raised [&_.lucide]:size-4.5"
      >
        <X />
      </span>
    </>
  );
}

/** Asks the server after a pause in typing; ignores answers for an older text. Without network there are none. */
function useSuggestions(q: string, onFound: SuggestionPanelProps['onFound']): void {
  const recent = recentSearches.use();
  const show = useEffectEvent(onFound);
  useEffect(loadRecentSearches, []);
  useEffect(() => {
    if (q === '') return show(recentSuggestions(recent));
    const stop = new AbortController();
    const timer = setTimeout(() => {
      quietCall(search, { q }, { signal: stop.signal }).then(
        (found) => show(suggestionsFrom(q, found)),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q, recent]);
}

const SIGNS = {
  recent: RotateCcwClock,
  hashtag: TrendingUp,
  group: Users,
  frame: Glasses,
  all: Search,
};

function Sign({ suggestion: { kind, username, avatar } }: { suggestion: Suggestion }) {
  if (kind === 'person') {
    return <Avatar username={username ?? ''} picture={avatar ?? null} size="sm" />;
  }
  const Icon = SIGNS[kind];
  return <Icon />;
}
