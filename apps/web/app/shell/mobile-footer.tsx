import { Link, useLocation } from 'react-router';
import { useRequestCount, withRequests } from '../follows/public/request-count.ts';
import { CountBadge } from '../ui/count-badge.tsx';
import { Compass } from '../ui/icons/compass.tsx';
import { House } from '../ui/icons/house.tsx';
import { Plus } from '../ui/icons/plus.tsx';
import { SquarePlay } from '../ui/icons/square-play.tsx';
import { User } from '../ui/icons/user.tsx';
import { useCurrent } from './use-current.ts';
import { usePublishLink } from './use-publish-link.ts';

const BEFORE = [
  { name: 'Início', to: '/', Icon: House },
  { name: 'Explorar', to: '/explorar', Icon: Compass },
];
const AFTER = [
  { name: 'Reels', to: '/reels', Icon: SquarePlay },
  { name: 'Meu perfil', to: '/perfil', Icon: User },
];

const SHOWS_TOTAL = /^\/checkout\/|^\/oculos\/[^/]+\/lentes$/;

/** The navigation bar below 900 px. Not where the total is shown: in the checkout, and while lenses are chosen. */
export function MobileFooter() {
  const publish = usePublishLink();
  if (SHOWS_TOTAL.test(useLocation().pathname)) return null;
  return (
    <>
      <div className="h-20 lg:hidden print:hidden" />
      <nav
        aria-label="Atalhos"
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
      >
        <ul className="mx-auto grid h-16 max-w-xl grid-cols-5 items-center justify-items-center">
          {BEFORE.map((entry) => (
            <Shortcut key={entry.to} {...entry} />
          ))}
          <li>
            <Link
              {...publish}
              aria-label="Publicar"
              className="-mt-6 grid size-15 place-items-center rounded-card bg-orange text-on-orange shadow-float ring-4 ring-raised transition hover:bg-orange-hover active:scale-95"
            >
              <Plus className="size-6" />
            </Link>
          </li>
          {AFTER.map((entry) => (
            <Shortcut key={entry.to} {...entry} />
          ))}
        </ul>
      </nav>
    </>
  );
}

function Shortcut({ name, to, Icon }: (typeof BEFORE)[number]) {
  const current = useCurrent();
  const requests = useRequestCount();
  const waiting = to === '/perfil' ? requests : 0;
  return (
    <li>
      <Link
        to={to}
        aria-current={current(to) ?? (to === '/reels' ? current('/virals') : undefined)}
        aria-label={withRequests(name, waiting)}
        className="relative grid size-12 place-items-center rounded-pill text-ink aria-[current]:text-orange-ink"
      >
        <Icon className="size-[1.375rem]" />
        <CountBadge corner count={waiting} />
      </Link>
    </li>
  );
}
