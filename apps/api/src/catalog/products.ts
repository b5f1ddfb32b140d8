import type * as contract from '@arquiba/contract/catalog';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { presentCard, presentProduct } from './present-product.ts';
import { findColors, findProductById, findWithColors } from './queries.ts';

export const getProduct: Operation<typeof contract.getProduct> = async (
  { db, media },
  { slug },
) => {
  const found = await findWithColors(db, slug);
  if (!found) throw new ApiError('not_found');
  return presentProduct(media, found, found.colors);
};

/** Answers with a list of one, as the specification's clients expect. */
export const getProductById: Operation<typeof contract.getProductById> = async (
  { db, media },
  { id },
) => {
  const row = await findProductById(db, id);
  if (!row) throw new ApiError('not_found');
  const colors = await findColors(db, [row.id]);
  const card = presentCard(media, row, colors.get(row.id) ?? []);
  const { title, price, promotionalPrice } = card;
  return [
    {
      ...{ id, title, price, promotionalPrice },
      featuredImage: card.featuredImage?.url ?? null,
      sex: row.sex,
      colors: card.colors.map(({ id, color }) => ({ id, color })),
    },
  ];
};
