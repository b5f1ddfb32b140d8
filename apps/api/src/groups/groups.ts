import type * as contract from '@arquiba/contract/groups';
import type { Operation } from '../platform/calls/operation.ts';
import { findPageBySlug } from './find-by-slug.ts';
import { presentGroup, presentGroupPage } from './present-group.ts';
import type {} from './public/hooks.ts';
import { findMostActive } from './queries.ts';

export const getGroup: Operation<typeof contract.getGroup> = async (context, { slug }) =>
  presentGroupPage(context, await findPageBySlug(context, slug));

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

export const getMostActiveGroup: Operation<typeof contract.getMostActiveGroup> = async (
  context,
) => {
  const { db, clock, hooks, viewer } = context;
  const since = new Date(clock.now().getTime() - WEEK_MS);
  const posts = await hooks.postsByGroup(db, since);
  const row = await findMostActive(db, viewer?.accountId ?? null, since, posts);
  return { group: row && presentGroup(context, row) };
};
