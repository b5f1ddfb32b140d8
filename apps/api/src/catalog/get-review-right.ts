import type { getReviewRight as route } from '@arquiba/contract/reviews';
import type { Operation } from '../platform/calls/operation.ts';
import { findBySlug } from './find-by-slug.ts';
import { unreviewedLines } from './unreviewed-lines.ts';

export const getReviewRight: Operation<typeof route> = async (context, { slug }) => {
  const { id } = await findBySlug(context.db, slug);
  return { lines: await unreviewedLines(context, id) };
};
