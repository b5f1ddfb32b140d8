export const groupTabs = [
  { slug: 'postagens', label: 'Postagens' },
  { slug: 'enquetes', label: 'Enquetes' },
  { slug: 'eventos', label: 'Eventos' },
  { slug: 'membros', label: 'Membros' },
  { slug: 'sobre', label: 'Sobre' },
] as const;

export type GroupTab = (typeof groupTabs)[number];

/** The tab that `?aba=` names, else the first. */
export function readTab(value: string | null): GroupTab {
  return groupTabs.find(({ slug }) => slug === value) ?? groupTabs[0];
}

/** The path of a tab; the first one needs no parameter. */
export function tabPath(pathname: string, tab: GroupTab): string {
  return tab === groupTabs[0] ? pathname : `${pathname}?aba=${tab.slug}`;
}
