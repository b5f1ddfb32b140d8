import { getProduct } from '@arquiba/contract/catalog';
import { listLensOffers } from '@arquiba/contract/lenses';
import { listRestock } from '@arquiba/contract/restock';
import type { Call } from '@arquiba/contract/route';
import {
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
} from 'react-router';
import { loadFavorites } from '../favorites/public/load-favorites.ts';
import { pageCall } from '../loader.ts';
import { accountContext, callContext, siteContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { Route } from './+types/product-page';
import { actByForm } from './act-by-form.ts';
import { chosenColor } from './chosen-color.ts';
import { loadFeedback } from './load-feedback.ts';
import { ProductGallery } from './product-gallery.tsx';
import { ProductSummary } from './product-summary.tsx';
import { CompareBar } from './public/compare.ts';
import { loadProductRow } from './public/load-product-row.ts';
import { structuredData } from './structured-data.ts';

const ProductMore = lazyPart(
  async () => ({ default: (await import('./product-more.tsx')).ProductMore }),
  { preload: true, fallback: () => <div className="min-h-dvh" /> },
);

export async function loader(args: Route.LoaderArgs) {
  const { title } = args.params;
  // Slugs are lower-case; a link in another case leads to the page.
  const slug = title.toLowerCase();
  if (title !== slug) throw redirect(`/oculos/${encodeURIComponent(slug)}${args.url.search}`, 308);
  const product = await pageCall(args)(getProduct, { slug });
  const call = args.context.get(callContext);
  const [first] = product.colors;
  const isMember = args.context.get(accountContext) !== null;
  const [lenses, alike, favorites, awaited, feedback] = await Promise.all([
    first ? call(listLensOffers, { variantId: first.id }) : [],
    loadProductRow(call, { shape: product.shape, except: product.id }),
    loadFavorites(call),
    isMember ? loadAwaited(call) : [],
    loadFeedback(call, product.slug, isMember),
  ]);
  const { publicUrl } = args.context.get(siteContext);
  const lensPrices = lenses.flatMap(({ indices }) => indices.map(({ price }) => price));
  const lensesFrom = lensPrices.length > 0 ? Math.min(...lensPrices) : null;
  return { product, lensesFrom, alike, favorites, awaited, ...feedback, publicUrl };
}

/** The colours that the account waits for; none if they cannot be loaded. */
async function loadAwaited(call: Call): Promise<string[]> {
  try {
    return (await call(listRestock, {})).variantIds;
  } catch {
    return [];
  }
}

/** Handles the forms of the page when scripts are not loaded; otherwise its components send. */
export async function action({ context, request, params, url }: Route.ActionArgs) {
  const form = await request.formData();
  return actByForm(context.get(callContext), form, { slug: params.title, url });
}

/** Another colour of the same frame needs no new data. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const sameFrame = change.currentUrl.pathname === change.nextUrl.pathname;
  const otherColor = change.currentUrl.search !== change.nextUrl.search;
  return sameFrame && otherColor ? false : change.defaultShouldRevalidate;
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { product, publicUrl } = args.loaderData;
  const { slug, title, description } = product;
  return [
    ...pageMeta(
      {
        title,
        face: 'shop',
        ...(description && { description: description.slice(0, 160) }),
        card: `products/${slug}`,
      },
      args,
    ),
    structuredData(product, publicUrl),
  ];
}

export default function ProductPage({ loaderData, actionData: sent }: Route.ComponentProps) {
  const { product, lensesFrom, alike, favorites, awaited, ...feedback } = loaderData;
  const location = useLocation();
  const { location: next } = useNavigation();
  // The picture changes with the click, before the navigation is complete.
  const { search } = next?.pathname === location.pathname ? next : location;
  const chosen = chosenColor(product.colors, search);
  return (
    <div className="grid grid-cols-1 gap-12 lg:gap-16">
      {sent?.message && (
        <p role="alert" className="rounded-md bg-card-red-soft px-4 py-3 text-card-red">
          {sent.message}
        </p>
      )}
      <article className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,54fr)_minmax(0,46fr)] lg:gap-12">
        <ProductGallery product={product} chosen={chosen} />
        <ProductSummary
          product={product}
          chosen={chosen}
          lensesFrom={lensesFrom}
          favorite={favorites.includes(product.id)}
          freight={sent?.freight}
          awaited={awaited}
          restock={sent?.restock}
        />
      </article>
      <CompareBar belowLg="inline" />
      <ProductMore {...{ product, alike, favorites }} {...feedback} />
    </div>
  );
}
