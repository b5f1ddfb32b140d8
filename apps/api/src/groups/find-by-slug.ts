import { ApiError } from '@arquiba/contract/errors';
import type { Context } from '../platform/context.ts';
import { findGroup, type GroupRow } from './queries.ts';

/** The group of a slug as the viewer sees it, or `not_found`. */
export async function findBySlug(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  slug: string,
): Promise<GroupRow> {
  const row = await findGroup(db, viewer?.accountId ?? null, slug.toLowerCase());
  if (!row) throw new ApiError('not_found', { message: 'Este grupo não existe.' });
  return row;
}
