import { type GroupBan, liftGroupBan, listGroupBans } from '@arquiba/contract/group-members';
import type { GroupPage } from '@arquiba/contract/groups';
import { useLocation } from 'react-router';
import { call, quietCall } from '../../api-call.ts';
import { withParameter } from '../../list-page.ts';
import { notify } from '../../notices/notify.ts';
import { ProfileRow } from '../../profiles/public/profile-row.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EndOfList } from '../../ui/end-of-list.tsx';
import { formatMoment } from '../../ui/format-age.ts';
import type { Page } from '../../ui/pages.ts';
import { ProfileRowSkeleton } from '../../ui/skeletons.tsx';
import { usePages } from '../../ui/use-pages.ts';

interface BanListProps {
  group: GroupPage;
  first: Page<GroupBan>;
}

/** The people who are banned, why and until when. */
export function BanList({ group: { slug }, first }: BanListProps) {
  const location = useLocation();
  const pages = usePages({
    name: `group bans ${slug}`,
    first,
    load: (cursor) => quietCall(listGroupBans, { slug, cursor }),
    idOf: ({ username }) => username,
  });

  async function lift({ username, displayName }: GroupBan) {
    try {
      await call(liftGroupBan, { slug, username });
      pages.change((items) => items.filter((each) => each.username !== username));
      notify('success', `${displayName} pode entrar de novo.`);
    } catch {
      // The error was shown in a toast.
    }
  }

  if (pages.items.length === 0 && !pages.nextCursor) {
    return <EmptyState art="box">Ninguém está banido deste grupo.</EmptyState>;
  }
  return (
    <>
      <ul className="grid gap-3">
        {pages.items.map((ban) => (
          <li key={ban.username} className="rounded-card border border-line bg-raised p-4">
            <ProfileRow
              profile={ban}
              detail={ban.until ? `Até ${formatMoment(new Date(ban.until))}` : 'Sem fim'}
              action={
                <Button
                  size="sm"
                  tone="secondary"
                  aria-label={`Desfazer o banimento de ${ban.displayName}`}
                  onClick={() => void lift(ban)}
                >
                  Desfazer
                </Button>
              }
            />
            <p className="mt-2 text-muted wrap-anywhere">Motivo: {ban.reason}</p>
          </li>
        ))}
      </ul>
      <EndOfList
        pages={pages}
        noun="banidos"
        next={pages.nextCursor && withParameter(location, 'cursor', pages.nextCursor)}
        skeleton={<ProfileRowSkeleton />}
      />
    </>
  );
}
