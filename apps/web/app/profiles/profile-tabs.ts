/** `posts`: the kind of posts that the tab lists. */
export const profileTabs = [
  { slug: 'postagens', label: 'Postagens', posts: 'all' },
  { slug: 'reels', label: 'Reels', posts: 'video' },
  { slug: 'moments', label: 'Moments', posts: null },
  { slug: 'marcados', label: 'Marcados', posts: 'tagged' },
] as const;

export type ProfileTab = (typeof profileTabs)[number];

/** The tab that `?aba=` names, else the first. */
export function readTab(value: string | null): ProfileTab {
  return profileTabs.find(({ slug }) => slug === value) ?? profileTabs[0];
}

/** The path of a tab; the first one needs no parameter. */
export function tabPath(pathname: string, tab: ProfileTab): string {
  return tab === profileTabs[0] ? pathname : `${pathname}?aba=${tab.slug}`;
}
