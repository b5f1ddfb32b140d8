import { countUnread } from '@arquiba/contract/conversations';
import { may } from '@arquiba/contract/permissions';
import { Link } from 'react-router';
import { boxPath, VISITORS_PATH } from '../chat/public/staff-paths.ts';
import { pageCall } from '../loader.ts';
import { accountContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/start-page';
import { StaffHeading } from './staff-heading.tsx';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Administração', hidden: true }, args);
}

export async function loader(args: Route.LoaderArgs) {
  const roles = args.context.get(accountContext)?.roles ?? [];
  const unread = may(roles, 'support') ? await pageCall(args)(countUnread, {}) : null;
  return { unread };
}

/** What waits for the person who opens it. */
export default function StartPage({ loaderData: { unread } }: Route.ComponentProps) {
  return (
    <>
      <StaffHeading title="O que espera por você" />
      {unread ? (
        <ul className="grid gap-4 sm:grid-cols-2">
          <Waiting
            count={unread.shop}
            label={unread.shop === 1 ? 'conversa da loja não lida' : 'conversas da loja não lidas'}
            to={boxPath('shop')}
          />
          <Waiting
            count={unread.visitors}
            label={unread.visitors === 1 ? 'visitante sem resposta' : 'visitantes sem resposta'}
            to={VISITORS_PATH}
          />
        </ul>
      ) : (
        <EmptyState art="net">Nada espera por você agora.</EmptyState>
      )}
    </>
  );
}

function Waiting({ count, label, to }: { count: number; label: string; to: string }) {
  return (
    <li>
      <Link
        to={to}
        className="flex items-baseline gap-3 rounded-card border border-line bg-raised p-5 text-ink no-underline transition hover:border-edge"
      >
        <span className="display text-4xl tabular-nums">{count}</span>
        <span>{label}</span>
      </Link>
    </li>
  );
}
