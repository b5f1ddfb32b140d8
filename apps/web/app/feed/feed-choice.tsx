import { Link } from 'react-router';
import { type FeedTab, feedTabs, rememberFeedTab } from './feed-tabs.ts';

/** Switches between 'Seguindo' and 'Para você'. */
export function FeedChoice({ current }: { current: FeedTab['kind'] }) {
  return (
    <nav aria-label="O que o feed mostra" className="px-4 sm:px-0">
      <ul className="flex rounded-pill border border-line bg-raised p-1">
        {feedTabs.map((tab) => (
          <li key={tab.slug} className="flex-1">
            <Link
              to={`/?aba=${tab.slug}`}
              preventScrollReset
              aria-current={tab.kind === current ? 'true' : undefined}
              onClick={() => rememberFeedTab(tab)}
              className="touch relative flex h-9 items-center justify-center rounded-pill font-semibold text-muted no-underline transition hover:text-ink aria-[current]:bg-ink aria-[current]:text-surface"
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
