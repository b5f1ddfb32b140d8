import { Link } from 'react-router';
import { ChevronRight } from '../ui/icons/chevron-right.tsx';
import { UserPlus } from '../ui/icons/user-plus.tsx';
import { REQUESTS_PATH } from './profile-paths.ts';

/** The link to the follow requests, on the viewer's own private profile. */
export function RequestsLink({ count }: { count: number }) {
  return (
    <Link
      to={REQUESTS_PATH}
      className="flex min-h-12 items-center gap-3 border-line bg-raised px-4 py-2 text-ink no-underline transition hover:border-edge max-sm:border-b sm:mb-4 sm:rounded-card sm:border sm:px-6 [&_.lucide]:size-5 [&_.lucide]:flex-none"
    >
      <UserPlus />
      <span className="flex-1">
        Solicitações para seguir{' '}
        {count > 0 && (
          <strong className="numeral ml-1 rounded-pill bg-orange px-2 py-0.5 text-sm text-on-orange">
            {count > 99 ? '99+' : count}
          </strong>
        )}
      </span>
      <ChevronRight />
    </Link>
  );
}
