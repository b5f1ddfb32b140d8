import { NavLink } from 'react-router';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Mail } from '../../ui/icons/mail.tsx';
import { VISITORS_PATH } from '../chat-paths.ts';

/** In the shop's box, before the conversations: what people without an account wrote. */
export function VisitorsRow({ count }: { count: number }) {
  return (
    <NavLink
      to={VISITORS_PATH}
      className="flex min-h-16 items-center gap-3 border-b border-line px-4 py-2.5 text-ink no-underline -outline-offset-2 hover:bg-sunken aria-[current=page]:bg-orange-soft"
    >
      <span className="grid size-11 flex-none place-items-center rounded-pill bg-accent-soft">
        <Mail className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">Visitantes</span>
        <span className="block truncate text-sm text-muted">
          {count > 0 ? 'Esperam resposta por e-mail' : 'Tudo respondido'}
        </span>
      </span>
      <CountBadge count={count} />
    </NavLink>
  );
}
