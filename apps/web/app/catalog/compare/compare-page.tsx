import { getProduct } from '@arquiba/contract/catalog';
import { listLensOffers } from '@arquiba/contract/lenses';
import { isNotFound, pageCall } from '../../loader.ts';
import { callContext } from '../../page-context.ts';
import { pageMeta } from '../../page-meta.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { comparedSlugs, MOST_COMPARED } from '../chosen/compare-address.ts';
import { loadProductRow } from '../public/load-product-row.ts';
import type { Route } from './+types/compare-page';
import { CompareTable } from './compare-table.tsx';
import { MoreToCompare } from './more-to-compare.tsx';

export async function loader(args: Route.LoaderArgs) {
  const slugs = comparedSlugs(args.url.search);
  const found = await Promise.all(slugs.map((slug) => loadFrame(args, slug)));
  const frames = found.filter((frame) => frame !== null);
  const [first] = frames;
  const alike = await loadProductRow(
    args.context.get(callContext),
    first ? { shape: first.product.shape } : {},
  );
  const shown = frames.map(({ product }) => product.slug);
  return {
    frames,
    missing: found.length - frames.length,
    more: alike.filter(({ slug }) => !shown.includes(slug)),
  };
}

/** Null if it is not sold any more. */
async function loadFrame(args: Route.LoaderArgs, slug: string) {
  try {
    const call = pageCall(args);
    const product = await call(getProduct, { slug });
    const [first] = product.colors;
    const lenses = first ? await call(listLensOffers, { variantId: first.id }) : [];
    return { product, lenses };
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

export function meta(args: Route.MetaArgs) {
  const titles = args.loaderData?.frames.map(({ product }) => product.title) ?? [];
  const title = titles.length > 1 ? `Comparar ${joined(titles)}` : 'Comparar armações';
  return pageMeta({ title, face: 'shop', hidden: true, canonicalPath: '/comparar' }, args);
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { frames, missing, more } = loaderData;
  const slugs = frames.map(({ product }) => product.slug);
  return (
    <div className="grid grid-cols-1 gap-8">
      <div>
        <h1 className="display text-4xl lg:text-5xl">Comparar armações</h1>
        {missing > 0 && (
          <p role="status" className="mt-3 rounded-md bg-sunken px-4 py-3">
            {missing === 1
              ? 'Uma das armações deste endereço não está mais à venda.'
              : `${missing} das armações deste endereço não estão mais à venda.`}
          </p>
        )}
      </div>
      {frames.length > 0 ? (
        <CompareTable frames={frames} />
      ) : (
        <EmptyState action={<LinkButton to="/oculos">Ver as armações</LinkButton>}>
          Escolha até três armações para ver lado a lado.
        </EmptyState>
      )}
      {frames.length > 0 && frames.length < MOST_COMPARED && (
        <MoreToCompare slugs={slugs} products={more} />
      )}
    </div>
  );
}

function joined(titles: string[]): string {
  return new Intl.ListFormat('pt-BR').format(titles);
}
