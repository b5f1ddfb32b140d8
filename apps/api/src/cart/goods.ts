import type { LensView } from '@arquiba/contract/lenses';
import { findVariants, type Variant } from '../catalog/public/variants.ts';
import { priceLenses, readLensTable } from '../lenses/public/lens-prices.ts';
import type { Queryable } from '../platform/database/database.ts';

/** What tells one line of a cart from another: a colour of a frame, and its lenses. */
export interface Item {
  variantId: string;
  /** The code of the lenses; empty for the frame as it comes. */
  lens: string;
}

/** What an item is at this moment; its prices contain the lenses. */
export interface Good extends Variant {
  lens: LensView | null;
}

export interface Goods {
  /** Undefined if the shop has no such item any more. */
  of(item: Item): Good | undefined;
}

export const noGoods: Goods = { of: () => undefined };

export function isSame(one: Item, other: Item): boolean {
  return one.variantId === other.variantId && one.lens === other.lens;
}

/** The current prices of items, and how many of each colour can be sold. */
export async function findGoods(db: Queryable, items: readonly Item[]): Promise<Goods> {
  const variants = await findVariants(
    db,
    items.map(({ variantId }) => variantId),
  );
  const withLenses = items.some(({ lens }) => lens !== '');
  const table = withLenses ? await readLensTable(db) : null;
  return {
    of({ variantId, lens }) {
      const variant = variants.get(variantId);
      if (!variant || lens === '') return variant && { ...variant, lens: null };
      const priced = table && priceLenses(table, variant, lens);
      if (!priced) return undefined;
      const { unitPrice, listPrice } = variant;
      return {
        ...variant,
        ...{ unitPrice: unitPrice + priced.price, listPrice: listPrice + priced.price },
        lens: priced,
      };
    },
  };
}
