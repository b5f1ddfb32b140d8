import type { getProduct as route } from '@arquiba/contract/catalog';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { presentProduct } from './presenters.ts';
import { findWithColors } from './queries.ts';

export const getProduct: Operation<typeof route> = async ({ db, media }, { slug }) => {
  const found = await findWithColors(db, slug);
  if (!found) throw new ApiError('not_found');
  return presentProduct(media, found, found.colors);
};
