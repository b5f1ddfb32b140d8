import { ApiError } from '@arquiba/contract/errors';
import type { Queryable } from '../platform/database/database.ts';
import { findProductBySlug, type ProductRow } from './queries.ts';

/** The frame of a page, or `not_found`. */
export async function findBySlug(db: Queryable, slug: string): Promise<ProductRow> {
  const row = await findProductBySlug(db, slug);
  if (!row) throw new ApiError('not_found');
  return row;
}
