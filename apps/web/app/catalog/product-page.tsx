import { getProduct } from '@arquiba/contract/catalog';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/product-page';

export async function loader(args: Route.LoaderArgs) {
  return { product: await pageCall(args)(getProduct, { slug: args.params.title }) };
}

export function meta(args: Route.MetaArgs) {
  const product = args.loaderData?.product;
  if (!product) return [];
  return pageMeta(
    { title: product.title, face: 'shop', description: product.description.slice(0, 200) },
    args,
  );
}

export default function ProductPage({ loaderData: { product } }: Route.ComponentProps) {
  return (
    <>
      <p className="font-semibold text-muted">{product.line}</p>
      <h1 className="display text-4xl">{product.title}</h1>
      <p className="mt-4 max-w-prose">{product.description}</p>
    </>
  );
}
