import type { EventItem } from '@arquiba/contract/events';
import type { Trend } from '@arquiba/contract/explore';
import type { suggestProfiles } from '@arquiba/contract/profiles';
import type { OutputOf } from '@arquiba/contract/route';
import { Link, useLocation } from 'react-router';
import { lazyPart } from '../ui/lazy-part.tsx';
import { FollowSuggestions } from './follow-suggestions.tsx';
import { legalLinks } from './legal-links.ts';
import { SmallPrint } from './small-print.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { TrendingBlock } from './trending-block.tsx';

const QuickSearch = lazyPart(
  async () => ({ default: (await import('../explore/public/quick-search.tsx')).QuickSearch }),
  { preload: true },
);

const NextEvents = lazyPart(() => import('./next-events.tsx'), { preload: true });

export type Suggestions = OutputOf<typeof suggestProfiles>['items'];

interface RightColumnProps {
  /** Null if they could not be loaded. */
  trending: Trend[] | null;
  suggestions: Suggestions | null;
  /** One's next ones. */
  events: EventItem[] | null;
}

export function RightColumn({ trending, suggestions, events }: RightColumnProps) {
  // The explore page has its own search field.
  const { pathname } = useLocation();
  return (
    <aside aria-label="Busca, eventos e sugestões" className="max-[720px]:hidden max-lg:pt-4">
      {/* Wider than its content: it clips overflow, which would cut the focus ring of a field. */}
      <div className="sticky top-21 -m-1 grid max-h-[calc(100dvh-5.25rem)] max-lg:top-18 max-lg:max-h-[calc(100dvh-9rem)] grid-cols-1 gap-4 overflow-y-auto p-1 pb-6 [scrollbar-width:none]">
        {pathname !== '/explorar' && <QuickSearch name="Busca rápida" />}
        <NextEvents events={events} />
        <TrendingBlock hashtags={trending} />
        <FollowSuggestions suggestions={suggestions} />
        <footer className="grid gap-3">
          <ThemeSwitch />
          <ul className="flex flex-wrap gap-x-4 text-sm">
            {legalLinks.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="touch relative flex h-6 items-center text-muted no-underline hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <SmallPrint face="rede" />
        </footer>
      </div>
    </aside>
  );
}
