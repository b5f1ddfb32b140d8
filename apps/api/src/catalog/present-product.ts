import type { Product, ProductCard, Rating } from '@arquiba/contract/catalog';
import type { MediaPort } from '@arquiba/media-contract/port';
import { presentFile } from '../platform/files/present-file.ts';
import type { ShownColor, ShownProduct } from './queries.ts';

/** A card shows the given colour, or else the first. */
export function presentCard(
  media: MediaPort,
  row: ShownProduct,
  colors: readonly ShownColor[],
  shown = colors[0],
): ProductCard {
  const { id, slug, title, line } = row;
  return {
    ...{ id, slug, title, line },
    featuredImage: shown ? presentFile(media, shown.image) : null,
    featuredColor: shown?.color ?? null,
    ...presentPrices(row),
    colors: colors.map(({ id, color, hex }) => ({ id, color, hex })),
    inStock: colors.some(({ onHand, reserved }) => onHand > reserved),
    rating: presentRating(row),
  };
}

export function presentProduct(
  media: MediaPort,
  row: ShownProduct,
  colors: readonly ShownColor[],
): Product {
  const { description, sex, shape, material, categories, sports } = row;
  const { lensWidth, lensHeight, bridge, temple, front } = row;
  return {
    ...presentCard(media, row, colors),
    ...{ description, sex, shape, material, categories, sports },
    measures: { lensWidth, lensHeight, bridge, temple, front },
    colors: colors.map(({ id, color, hex, image, views, onHand, reserved }) => ({
      ...{ id, color, hex, stock: onHand - reserved },
      image: presentFile(media, image),
      views: views.map(({ kind, file }) => ({ kind, image: presentFile(media, file) })),
    })),
  };
}

/** A promotion is shown as one only beside a price that was really asked before. */
function presentPrices({ priceCents, promotionalPriceCents, formerPriceCents }: ShownProduct) {
  if (formerPriceCents === null) {
    return { price: promotionalPriceCents ?? priceCents, promotionalPrice: null };
  }
  return { price: formerPriceCents, promotionalPrice: promotionalPriceCents };
}

function presentRating({ reviewCount, ratingSum }: ShownProduct): Rating | null {
  if (reviewCount === 0) return null;
  return { average: Math.round((ratingSum / reviewCount) * 10) / 10, count: reviewCount };
}
