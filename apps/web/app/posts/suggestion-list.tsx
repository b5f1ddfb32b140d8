import { Avatar } from '../ui/avatar.tsx';
import { cx } from '../ui/class-names.ts';
import { formatCount } from '../ui/format-count.ts';
import type { Suggestion } from './use-completions.ts';

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  /** The index of the suggestion that Enter chooses. */
  active: number;
  onChoose(suggestion: Suggestion): void;
}

/** The suggestions under the field. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Sugestões"
      tabIndex={-1}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-card border border-line bg-raised p-1.5 shadow-float"
    >
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
        <div
          key={suggestion.name}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Keeps the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
          className={cx(
            'flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-2.5 hover:bg-accent-soft',
            index === active && 'bg-accent-soft',
          )}
        >
          <Content suggestion={suggestion} />
        </div>
      ))}
    </div>
  );
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function Content({ suggestion: { name, person, posts } }: { suggestion: Suggestion }) {
  if (!person) {
    return (
      <>
        <span className="min-w-0 flex-1 truncate font-semibold">#{name}</span>
        <span className="text-sm text-muted">{postsOf(posts ?? 0)}</span>
      </>
    );
  }
  return (
    <>
      <Avatar username={person.username} picture={person.avatar} size="sm" />
      <span className="min-w-0 flex-1">
        <span className="block truncate leading-snug font-semibold">{person.displayName}</span>
        <span className="block truncate text-sm leading-snug text-muted">
          @{person.username} · {person.category}
        </span>
      </span>
    </>
  );
}

function postsOf(count: number): string {
  return count === 1 ? '1 publicação' : `${formatCount(count)} publicações`;
}
