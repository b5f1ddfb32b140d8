import { Form } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { PageHeading } from '../shell/page-heading.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SearchField } from '../ui/search-field.tsx';
import type { Route } from './+types/groups-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Grupos' }, args);
}

export default function GroupsPage() {
  return (
    <>
      <PageHeading title="Grupos" />
      <Form role="search" className="px-4 md:px-0">
        <SearchField name="q" label="Buscar grupos" maxLength={100} />
      </Form>
      <EmptyState art="net">Nenhum grupo criado ainda.</EmptyState>
    </>
  );
}
