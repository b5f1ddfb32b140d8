import type { getProduct as route } from '@arquiba/contract/catalog';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/operation.ts';
import { presentProduct } from './presenters.ts';
import { findColors, findProductBySlug } from './queries.ts';

export const getProduct: Operation<typeof route> = async ({ db, media }, { slug }) => {
  const row = await findProductBySlug(db, slug);
  if (!row) throw new ApiError('not_found');
  const colors = await findColors(db, [row.id]);
  return presentProduct(media, row, colors.get(row.id) ?? []);
};
