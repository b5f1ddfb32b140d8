import type { FormEvent } from 'react';
import { Form, Link, Navigate, Outlet, redirectDocument, useLocation } from 'react-router';
import { accountContext } from '../page-context.ts';
import { signOut } from '../sessions/public/sign-out.ts';
import { CircleQuestionMark } from '../ui/icons/circle-question-mark.tsx';
import { Heart } from '../ui/icons/heart.tsx';
import { IdCard } from '../ui/icons/id-card.tsx';
import { LogOut } from '../ui/icons/log-out.tsx';
import { MapPin } from '../ui/icons/map-pin.tsx';
import { Package } from '../ui/icons/package.tsx';
import { useAccount } from '../viewer/use-site.ts';
import type { Route } from './+types/account-layout';

/**
 * Redirects visitors to the home page before any loader runs. Loads a new document: if the session ended
 * elsewhere, the layout of this tab still shows the account.
 */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    if (!context.get(accountContext)) throw redirectDocument('/');
  },
];

/** Exists so that client-side navigation calls the server, which checks the session. */
export function loader() {
  return null;
}

const SECTIONS = [
  { label: 'Pedidos', to: '/minha-conta/pedidos', Icon: Package },
  { label: 'Dados', to: '/minha-conta/meus-dados', Icon: IdCard },
  { label: 'Endereços', to: '/minha-conta/meus-enderecos', Icon: MapPin },
  { label: 'Favoritos', to: '/minha-conta/favoritos', Icon: Heart },
  { label: 'Atendimento', to: '/minha-conta/atendimento', Icon: CircleQuestionMark },
];

export default function AccountLayout() {
  const account = useAccount();
  const { pathname } = useLocation();
  if (!account) return <Navigate to="/" replace />;
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[232px_minmax(0,1fr)] lg:gap-10">
      <div className="grid content-start gap-4 lg:sticky lg:top-24 lg:self-start">
        <p className="truncate text-muted lg:px-4">
          Olá, <b className="text-ink">{account.socialName}</b>
        </p>
        <nav aria-label="Minha conta">
          <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6 lg:flex lg:flex-col lg:gap-1">
            {SECTIONS.map(({ label, to, Icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={isWithin(pathname, to) ? 'page' : undefined}
                  className={ENTRY}
                >
                  <Icon /> {label}
                </Link>
              </li>
            ))}
            <li>
              <Form method="post" action="/minha-conta" onSubmit={leave}>
                <button type="submit" className={ENTRY}>
                  <LogOut /> Sair
                </button>
              </Form>
            </li>
          </ul>
        </nav>
      </div>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}

/** Whether the path is the section, one of its subpages or the page that edits it. */
function isWithin(pathname: string, section: string): boolean {
  const path = pathname.replace('/editar-', '/');
  return path === section || path.startsWith(`${section}/`);
}

function leave(event: FormEvent): void {
  event.preventDefault();
  void signOut();
}

/** Tiles on a phone, a list beside the page on a desktop. */
const ENTRY =
  'flex w-full items-center text-ink no-underline transition aria-[current]:bg-accent-soft hover:bg-accent-soft [&_.lucide]:size-5 max-lg:h-17 max-lg:flex-col max-lg:justify-center max-lg:gap-1.5 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-raised max-lg:text-sm max-lg:font-semibold max-lg:aria-[current]:border-ink lg:h-11.5 lg:gap-3 lg:rounded-md lg:px-4 lg:font-semibold lg:whitespace-nowrap';
