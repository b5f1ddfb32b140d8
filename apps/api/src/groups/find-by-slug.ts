import { ApiError } from '@arquiba/contract/errors';
import type { Context } from '../platform/context.ts';
import { findPage, type GroupPageRow } from './page-queries.ts';
import { type FoundGroup, findGroup } from './queries.ts';

type Reader = Pick<Context, 'db' | 'viewer'>;

/** The group of a slug and the viewer's role in it, or `not_found`. */
export function findBySlug(reader: Reader, slug: string): Promise<FoundGroup> {
  return find(findGroup, reader, slug);
}

/** The same with all that its page shows. */
export function findPageBySlug(reader: Reader, slug: string): Promise<GroupPageRow> {
  return find(findPage, reader, slug);
}

async function find<Row>(
  by: (db: Reader['db'], viewerId: string | null, slug: string) => Promise<Row | null>,
  { db, viewer }: Reader,
  slug: string,
): Promise<Row> {
  const row = await by(db, viewer?.accountId ?? null, slug.toLowerCase());
  if (!row) throw new ApiError('not_found', { message: 'Este grupo não existe.' });
  return row;
}
