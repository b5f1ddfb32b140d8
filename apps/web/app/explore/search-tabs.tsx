import { Tabs } from '../ui/tabs.tsx';
import { type SearchKind, searchKinds, searchPath } from './search-kinds.ts';

export function SearchTabs({ q, kind }: { q: string; kind: SearchKind }) {
  const items = searchKinds.map(({ name, label }) => ({
    ...{ label, to: searchPath(q, name), current: name === kind },
  }));
  return (
    <div className="mb-4">
      <Tabs label="O que buscar" items={items} />
    </div>
  );
}
