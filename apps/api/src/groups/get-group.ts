import type { getGroup as route } from '@arquiba/contract/groups';
import type { Operation } from '../platform/calls/operation.ts';
import { findBySlug } from './find-by-slug.ts';
import { presentGroup } from './presenters.ts';

export const getGroup: Operation<typeof route> = async (context, { slug }) =>
  presentGroup(context, await findBySlug(context, slug));
