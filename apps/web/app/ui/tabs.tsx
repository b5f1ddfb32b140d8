import { Link } from 'react-router';
import { cx } from './class-names.ts';
import { Count } from './count.tsx';

interface Tab {
  label: string;
  to: string;
  current: boolean;
  count?: number | undefined;
}

interface TabsProps {
  /** The accessible name of the tabs. */
  label: string;
  items: Tab[];
  /** Tabs of equal width, as on a phone. */
  spread?: boolean | undefined;
}

/** Tabs as links; the URL determines which one is open. */
export function Tabs({ label, items, spread }: TabsProps) {
  return (
    <nav aria-label={label} className="min-w-0 border-b border-line">
      <ul className={cx('-mb-px flex overflow-x-auto [scrollbar-width:none]', !spread && 'gap-2')}>
        {items.map((tab) => (
          <li key={tab.to} className={cx(spread && 'flex-1')}>
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.current ? 'page' : undefined}
              className={cx(
                'flex h-12 items-center justify-center gap-2 border-b-3 border-transparent px-3 font-semibold whitespace-nowrap text-muted no-underline transition -outline-offset-3 hover:text-ink aria-[current]:border-accent aria-[current]:text-ink',
                // Five fit on a phone this way.
                items.length > 4 && 'max-sm:px-1.5 max-sm:text-sm',
              )}
            >
              {tab.label}
              {tab.count !== undefined && (
                <Count value={tab.count} className="text-sm text-muted" />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
