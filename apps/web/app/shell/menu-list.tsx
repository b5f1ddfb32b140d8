import { Link } from 'react-router';
import { unreadWords, useUnreadCount } from '../chat/public/unread-count.ts';
import { useRequestCount, withRequests } from '../follows/public/request-count.ts';
import { cx } from '../ui/class-names.ts';
import { CountBadge } from '../ui/count-badge.tsx';
import type { MenuEntry } from './menu-entries.ts';
import { useCurrent } from './use-current.ts';

interface MenuListProps {
  entries: readonly MenuEntry[];
  /** Only icons if the menu is narrow; less space if the screen is low. */
  folding?: boolean;
}

export function MenuList({ entries, folding = false }: MenuListProps) {
  const current = useCurrent();
  const requests = useRequestCount();
  const unread = useUnreadCount();
  const counts: Record<string, number> = { '/perfil': requests, '/chat': unread };
  return (
    <ul className="grid gap-0.5">
      {entries.map(({ label, to, Icon }) => (
        <li key={to}>
          <Link
            to={to}
            aria-current={current(to)}
            aria-label={to === '/perfil' ? withRequests(label, requests) : undefined}
            title={folding ? label : undefined}
            className={cx(
              'relative flex h-11.5 items-center gap-3.5 rounded-md px-4 font-semibold text-ink no-underline transition hover:bg-orange-soft aria-[current]:bg-orange-soft aria-[current]:text-orange-ink [&_.lucide]:size-[1.375rem]',
              folding && 'max-xl:justify-center max-xl:px-0 [@media(max-height:43rem)]:h-8.5',
            )}
          >
            <Icon />
            <span className={cx(folding && 'max-xl:sr-only')}>{label}</span>
            {to === '/chat' && <span className="sr-only">{unreadWords('', unread)}</span>}
            {counts[to] !== undefined && (
              <CountBadge
                count={counts[to]}
                className={cx(
                  'ml-auto',
                  folding && 'max-xl:absolute max-xl:top-0.5 max-xl:right-1',
                )}
              />
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
