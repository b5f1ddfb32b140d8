import CircleHelp from 'lucide-react/icons/circle-help';
import Heart from 'lucide-react/icons/heart';
import IdCard from 'lucide-react/icons/id-card';
import LogOut from 'lucide-react/icons/log-out';
import MapPin from 'lucide-react/icons/map-pin';
import Package from 'lucide-react/icons/package';
import { Navigate, NavLink, Outlet, redirect } from 'react-router';
import { accountContext } from '../page-context.ts';
import { signOut } from '../shell/sign-out.ts';
import { useAccount } from '../shell/use-site.ts';
import type { Route } from './+types/account-layout';

/** Before any section's loader: a visitor is sent home. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    if (!context.get(accountContext)) throw redirect('/');
  },
];

/** A loader, so that walking about in the browser asks the server too. */
export function loader() {
  return null;
}

const SECTIONS = [
  { label: 'Pedidos', to: '/minha-conta/pedidos', Icon: Package },
  { label: 'Dados', to: '/minha-conta/meus-dados', Icon: IdCard },
  { label: 'Endereços', to: '/minha-conta/meus-enderecos', Icon: MapPin },
  { label: 'Favoritos', to: '/minha-conta/favoritos', Icon: Heart },
  { label: 'Atendimento', to: '/minha-conta/atendimento', Icon: CircleHelp },
];

export default function AccountLayout() {
  if (!useAccount()) return <Navigate to="/" replace />;
  return (
    <div className="grid gap-6 lg:grid-cols-[232px_minmax(0,1fr)] lg:gap-10">
      <nav aria-label="Minha conta" className="max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4">
        <ul className="flex gap-1 lg:sticky lg:top-24 lg:flex-col">
          {SECTIONS.map(({ label, to, Icon }) => (
            <li key={to}>
              <NavLink to={to} className={ENTRY}>
                <Icon /> {label}
              </NavLink>
            </li>
          ))}
          <li>
            <button type="button" onClick={signOut} className={ENTRY}>
              <LogOut /> Sair
            </button>
          </li>
        </ul>
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}

const ENTRY =
  'flex h-11.5 w-full items-center gap-3 rounded-md px-4 font-semibold whitespace-nowrap text-ink no-underline transition hover:bg-accent-soft aria-[current]:bg-accent-soft [&_.lucide]:size-5';
