import { formatBrl } from '@arquiba/brazil/money';
import type { Hooks } from '../platform/context.ts';
import { presentProducts } from './public/present-products.ts';
import { findProductsBySlug } from './queries.ts';

/** Frames in messages show what they cost now. */
export const productCards: Hooks['productCards'] = async (context, slugs) => {
  const products = await presentProducts(context, await findProductsBySlug(context.db, slugs));
  return new Map(
    products.map(({ slug, title, price, promotionalPrice, featuredImage }) => [
      slug,
      {
        ...{ kind: 'product', gone: false, path: `/oculos/${slug}`, title },
        detail: formatBrl(promotionalPrice ?? price),
        picture: featuredImage,
      },
    ]),
  );
};
