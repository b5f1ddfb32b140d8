import { useSearchParams } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { PageHeading } from '../shell/page-heading.tsx';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { Route } from './+types/group-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Grupo' }, args);
}

const TABS = [
  { label: 'Postagens', value: 'postagens' },
  { label: 'Enquetes', value: 'enquetes' },
  { label: 'Eventos', value: 'eventos' },
];

export default function GroupPage() {
  const [search] = useSearchParams();
  const open = TABS.find(({ value }) => value === search.get('aba')) ?? TABS[0];
  const tabs = TABS.map((tab) => ({
    label: tab.label,
    to: `?aba=${tab.value}`,
    current: tab === open,
  }));
  return (
    <>
      <PageHeading title="Grupo da semana" />
      <Tabs label="Partes do grupo" items={tabs} />
      <EmptyState
        art="net"
        action={
          <LinkButton tone="secondary" to="/grupos">
            Ver os grupos
          </LinkButton>
        }
      >
        Nenhum grupo teve movimento esta semana.
      </EmptyState>
    </>
  );
}
