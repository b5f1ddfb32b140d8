import { may } from '@arquiba/contract/permissions';
import { getOwnStanding } from '@arquiba/contract/staff';
import { Link, Outlet, redirect, useLocation } from 'react-router';
import { notFound, pageCall } from '../loader.ts';
import { accountContext } from '../page-context.ts';
import { House } from '../ui/icons/house.tsx';
import { useAccount } from '../viewer/use-site.ts';
import type { Route } from './+types/staff-layout';
import { SECTIONS, STAFF_PATH, TURN_ON_PATH } from './sections.ts';

/** Before any loader of a page: people without a role do not learn that it exists. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, request }) => {
    const url = new URL(request.url);
    const { roles, active } = await pageCall({ context, request, url })(getOwnStanding, {});
    if (roles.length === 0) throw notFound();
    const isTurningOn = url.pathname.startsWith(TURN_ON_PATH);
    if (!active && !isTurningOn) throw redirect(TURN_ON_PATH);
    if (active && isTurningOn) throw redirect(STAFF_PATH);
  },
];

/** Exists so that client-side navigation calls the server, which checks the roles. */
export function loader({ context }: Route.LoaderArgs) {
  return { roles: context.get(accountContext)?.roles ?? [] };
}

/** The frame of the administration: its sections, and one of them. */
export default function StaffLayout({ loaderData: { roles } }: Route.ComponentProps) {
  const account = useAccount();
  const { pathname } = useLocation();
  const sections = SECTIONS.filter(({ permission }) => may(roles, permission));
  return (
    <div className="mx-auto grid w-full max-w-[1288px] flex-1 grid-cols-1 content-start gap-6 px-4 py-6 lg:grid-cols-[232px_minmax(0,1fr)] lg:gap-10 lg:px-6 lg:py-8">
      <div className="grid content-start gap-4 lg:sticky lg:top-24 lg:self-start">
        <p className="truncate text-muted lg:px-4">
          Administração · <b className="text-ink">{account?.socialName}</b>
        </p>
        {sections.length > 0 && (
          <nav aria-label="Administração">
            <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-1">
              <li>
                <Link
                  to={STAFF_PATH}
                  aria-current={pathname === STAFF_PATH ? 'page' : undefined}
                  className={ENTRY}
                >
                  <House /> Início
                </Link>
              </li>
              {sections.map(({ label, to, Icon }) => (
                <li key={to}>
                  <Link
                    to={to}
                    aria-current={pathname.startsWith(to) ? 'page' : undefined}
                    className={ENTRY}
                  >
                    <Icon /> {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}

/** Pills in a row on a phone, a list beside the page on a desktop. */
const ENTRY =
  'flex h-11 items-center gap-2.5 rounded-pill px-4 font-semibold whitespace-nowrap text-ink no-underline transition hover:bg-accent-soft aria-[current]:bg-accent-soft [&_.lucide]:size-5 max-lg:border max-lg:border-line max-lg:bg-raised max-lg:aria-[current]:border-ink lg:rounded-md lg:h-11.5';
