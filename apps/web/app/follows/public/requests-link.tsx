import { Link } from 'react-router';
import { CountBadge } from '../../ui/count-badge.tsx';
import { ChevronRight } from '../../ui/icons/chevron-right.tsx';
import { UserPlus } from '../../ui/icons/user-plus.tsx';

/** The link to the follow requests, for the owner of a private profile. */
export function RequestsLink({ count }: { count: number }) {
  return (
    <Link
      to="/perfil/solicitacoes"
      className="flex min-h-12 items-center gap-3 border-line bg-raised px-4 py-2 text-ink no-underline transition hover:border-edge max-sm:border-b sm:rounded-card sm:border sm:px-6 [&_.lucide]:size-5 [&_.lucide]:flex-none"
    >
      <UserPlus />
      <span className="flex flex-1 items-center gap-2">
        Solicitações para seguir
        {count > 0 && <span className="sr-only">{count}</span>}
        <CountBadge count={count} />
      </span>
      <ChevronRight />
    </Link>
  );
}
