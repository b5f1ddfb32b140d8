import { getProduct } from '@arquiba/contract/catalog';
import { Link, type ShouldRevalidateFunctionArgs, useLocation, useNavigation } from 'react-router';
import { pageCall } from '../loader.ts';
import { callContext, siteContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { pictureSources } from '../ui/picture-sources.ts';
import type { Route } from './+types/product-page';
import { chosenColor } from './chosen-color.ts';
import { ProductDetails } from './product-details.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductSummary } from './product-summary.tsx';
import { loadShelf } from './public/load-shelf.ts';
import { ProductShelf } from './public/product-shelf.tsx';
import { structuredData } from './structured-data.ts';

export async function loader(args: Route.LoaderArgs) {
  const product = await pageCall(args)(getProduct, { slug: args.params.title });
  const call = args.context.get(callContext);
  return {
    product,
    alike: await loadShelf(call, { shape: product.shape, except: product.id }),
    publicUrl: args.context.get(siteContext).publicUrl,
  };
}

/** Another colour of the same frame needs nothing new from the server. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const sameFrame = change.currentUrl.pathname === change.nextUrl.pathname;
  const otherColor = change.currentUrl.search !== change.nextUrl.search;
  return sameFrame && otherColor ? false : change.defaultShouldRevalidate;
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { product, publicUrl } = args.loaderData;
  const { title, description, featuredImage } = product;
  return [
    ...pageMeta(
      {
        title,
        face: 'shop',
        ...(description && { description: description.slice(0, 160) }),
        image: featuredImage ? pictureSources(featuredImage).src : undefined,
      },
      args,
    ),
    structuredData(product, publicUrl),
  ];
}

export default function ProductPage({ loaderData: { product, alike } }: Route.ComponentProps) {
  const location = useLocation();
  const { location: next } = useNavigation();
  // The picture changes with the click; the address follows when the server has nodded.
  const { search } = next?.pathname === location.pathname ? next : location;
  const chosen = chosenColor(product.colors, search);
  return (
    <div className="grid grid-cols-1 gap-12 lg:gap-16">
      <article className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,54fr)_minmax(0,46fr)] lg:gap-12">
        <ProductGallery product={product} chosen={chosen} />
        <ProductSummary product={product} chosen={chosen} />
      </article>
      <ProductDetails product={product} />
      <ProductShelf
        title="Do mesmo formato"
        products={alike}
        action={
          <Link
            to={`/oculos?formato=${product.shape}`}
            className="flex h-11 items-center font-semibold whitespace-nowrap text-ink underline underline-offset-4"
          >
            Ver todos
          </Link>
        }
      />
    </div>
  );
}
