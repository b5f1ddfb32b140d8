import { getFavoriteNotices, listFavorites } from '@arquiba/contract/favorites';
import { CompareBar } from '../catalog/public/compare.ts';
import { loadListPage } from '../list-page.ts';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import type { Route } from './+types/favorites-page';
import { favorAndReturn } from './public/favor-by-form.ts';

const FavoriteList = lazyPart(
  async () => ({ default: (await import('./favorite-list.tsx')).FavoriteList }),
  { preload: true, fallback: () => <div className="min-h-100" /> },
);

const PAGE = 12;

export async function loader(args: Route.LoaderArgs) {
  const [first, notices] = await Promise.all([
    loadListPage(args, (call, place) => call(listFavorites, { ...place, limit: PAGE })),
    pageCall(args)(getFavoriteNotices, {}),
  ]);
  return { first, notices };
}

/** Handles the favourite buttons when scripts are not loaded. */
export async function action(args: Route.ActionArgs) {
  return favorAndReturn(args);
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Meus favoritos', face: 'shop', hidden: true }, args);
}

export default function FavoritesPage({ loaderData }: Route.ComponentProps) {
  const { first, notices } = loaderData;
  return (
    <>
      <SectionHeading>MEUS FAVORITOS</SectionHeading>
      <FavoriteList first={first} byMail={notices.byMail} limit={PAGE} />
      <CompareBar />
    </>
  );
}
