import type { getProduct as route } from '@arquiba/contract/catalog';
import type { Operation } from '../platform/operation.ts';
import { findBySlug } from './find-by-slug.ts';
import { presentProduct } from './presenters.ts';
import { findColors } from './queries.ts';

export const getProduct: Operation<typeof route> = async ({ db, media }, { slug }) => {
  const row = await findBySlug(db, slug);
  const colors = await findColors(db, [row.id]);
  return presentProduct(media, row, colors.get(row.id) ?? []);
};
