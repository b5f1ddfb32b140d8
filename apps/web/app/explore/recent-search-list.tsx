import { useEffect } from 'react';
import { Link } from 'react-router';
import { RotateCcwClock } from '../ui/icons/rotate-ccw-clock.tsx';
import { X } from '../ui/icons/x.tsx';
import {
  forgetSearch,
  forgetSearches,
  loadRecentSearches,
  recentSearches,
} from './recent-searches.ts';
import { searchPath } from './search-kinds.ts';

/** Recent searches, to repeat or to remove. */
export function RecentSearchList() {
  const searches = recentSearches.use();
  useEffect(loadRecentSearches, []);
  if (searches.length === 0) return null;
  return (
    <section className="mb-6 px-4 md:px-0">
      <div className="mb-1 flex items-center justify-between">
        <h2 className="display text-xl">Buscas recentes</h2>
        <button
          type="button"
          onClick={forgetSearches}
          className="h-11 font-semibold text-orange-ink hover:underline"
        >
          Limpar
        </button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {searches.map((q) => (
          <li key={q} className="flex max-w-full items-center rounded-pill bg-accent-soft pl-3.5">
            <Link
              to={searchPath(q, null)}
              className="flex h-11 min-w-0 items-center gap-2 font-semibold text-ink no-underline hover:underline"
            >
              <RotateCcwClock className="size-4.5 flex-none text-muted" />
              <span className="truncate">{q}</span>
            </Link>
            <button
              type="button"
              title={`Esquecer ${q}`}
              aria-label={`Esquecer ${q}`}
              onClick={() => forgetSearch(q)}
              className="grid size-11 flex-none place-items-center rounded-pill text-muted hover:text-ink [&_.lucide]:size-4.5"
            >
              <X />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
