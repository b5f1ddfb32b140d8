import { listSavedPosts } from '@arquiba/contract/bookmarks';
import { listCollections } from '@arquiba/contract/collections';
import { id as idSchema } from '@arquiba/contract/id';
import { loadListPage } from '../../list-page.ts';
import { notFound, pageCall } from '../../loader.ts';
import { accountContext } from '../../page-context.ts';
import { pageMeta } from '../../page-meta.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SignInInvitation } from '../../viewer/sign-in-invitation.tsx';
import type { Route } from './+types/saved-page';
import { CollectionView } from './collection-view.tsx';
import { SavedView } from './saved-view.tsx';

export function meta(args: Route.MetaArgs) {
  const title = args.loaderData?.collection?.name ?? 'Salvos';
  return pageMeta({ title, hidden: true }, args);
}

/** Null for a visitor. `?colecao=` shows one collection. */
export async function loader(args: Route.LoaderArgs) {
  if (!args.context.get(accountContext)) return null;
  const collectionId = args.url.searchParams.get('colecao') ?? undefined;
  if (collectionId !== undefined && !idSchema.safeParse(collectionId).success) throw notFound();
  const [collections, first] = await Promise.all([
    pageCall(args)(listCollections, {}),
    loadListPage(args, (call, place) =>
      call(listSavedPosts, { ...place, limit: 30, ...(collectionId && { collectionId }) }),
    ),
  ]);
  const collection = collections.items.find(({ id }) => id === collectionId) ?? null;
  return { collections, collection, first };
}

export default function SavedPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <>
        <PageHeading title="Salvos" />
        <SignInInvitation art="lanes">Entre para ver o que você salvou.</SignInInvitation>
      </>
    );
  }
  const { collections, collection, first } = loaderData;
  return collection ? (
    <CollectionView key={collection.id} collection={collection} first={first} />
  ) : (
    <SavedView collections={collections} first={first} />
  );
}
