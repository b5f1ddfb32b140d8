import { listAudit, listAuditActors } from '@arquiba/contract/audit';
import { loadListPage } from '../list-page.ts';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { Button } from '../ui/button.tsx';
import { Download } from '../ui/icons/download.tsx';
import type { Route } from './+types/audit-page';
import { AuditFilter } from './audit-filter.tsx';
import { AuditList } from './audit-list.tsx';
import { readAuditQuery } from './audit-query.ts';
import { StaffHeading } from './staff-heading.tsx';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Registro', hidden: true }, args);
}

export async function loader(args: Route.LoaderArgs) {
  const query = readAuditQuery(args.url.searchParams);
  const [actors, first] = await Promise.all([
    pageCall(args)(listAuditActors, {}),
    loadListPage(args, (call, place) => call(listAudit, { ...query, ...place })),
  ]);
  return { query, actors, first };
}

/** What staff and the operator did. Nobody can change it. */
export default function AuditPage({ loaderData: { query, actors, first } }: Route.ComponentProps) {
  return (
    <>
      <StaffHeading title="Registro">
        {/* A plain form: the browser saves the file. */}
        <form method="post" action="/administracao/registro.csv">
          {Object.entries(query).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" tone="secondary" icon={<Download />}>
            Exportar CSV
          </Button>
        </form>
      </StaffHeading>
      <AuditFilter query={query} actors={actors} />
      <AuditList query={query} first={first} />
    </>
  );
}
