import { type AuditEntry, listAudit } from '@arquiba/contract/audit';
import { useLocation } from 'react-router';
import { quietCall } from '../api-call.ts';
import { withParameter } from '../list-page.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { EndOfList } from '../ui/end-of-list.tsx';
import { formatMoment } from '../ui/format-age.ts';
import type { Page } from '../ui/pages.ts';
import { ProfileRowSkeleton } from '../ui/skeletons.tsx';
import { usePages } from '../ui/use-pages.ts';
import type { AuditQuery } from './audit-query.ts';
import { changesOf, DEEDS } from './audit-words.ts';

export function AuditList({ query, first }: { query: AuditQuery; first: Page<AuditEntry> }) {
  const location = useLocation();
  const pages = usePages({
    name: `audit ${new URLSearchParams({ ...query })}`,
    first,
    load: (cursor) => quietCall(listAudit, { ...query, cursor }),
    idOf: ({ id }) => id,
  });
  if (pages.items.length === 0) {
    return <EmptyState art="lanes">Nada no registro com estas escolhas.</EmptyState>;
  }
  return (
    <>
      <ol className="divide-y divide-line rounded-card border border-line bg-raised">
        {pages.items.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <EndOfList
        pages={pages}
        noun="registros"
        next={pages.nextCursor && withParameter(location, 'cursor', pages.nextCursor)}
        skeleton={<ProfileRowSkeleton />}
      />
    </>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, actor, action, subject, reason } = entry;
  return (
    <li className="grid gap-1 p-4 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-6 lg:px-6">
      <time dateTime={at} className="text-sm text-muted lg:pt-0.5">
        {formatMoment(new Date(at))}
      </time>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <b>{actor?.name ?? 'Linha de comando'}</b> {DEEDS[action].verb}{' '}
          {subject.kind !== 'audit' && <b>{subject.name}</b>}
        </p>
        {changesOf(entry).map((change) => (
          <p key={change} className="text-sm text-muted wrap-anywhere">
            {change}
          </p>
        ))}
        {reason && <p className="text-sm text-muted wrap-anywhere">Motivo: {reason}</p>}
      </div>
    </li>
  );
}
