import type { listGroupPosts as route } from '@arquiba/contract/group-posts';
import { requireRight } from '../../groups/public/require-right.ts';
import type { Operation } from '../../platform/calls/operation.ts';
import { LARGEST_ID } from '../../platform/database/database.ts';
import { readCursor, takePage } from '../../platform/database/pagination.ts';
import { presentPosts } from '../public/present-posts.ts';
import { listInGroup } from './queries.ts';

/** The pinned post comes first on the first page, and is not repeated below. */
export const listGroupPosts: Operation<typeof route> = async (context, input) => {
  const { slug, kind, cursor, limit } = input;
  const group = await requireRight(context, slug, kind === 'waiting' ? 'moderate' : 'read');
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const rows = await listInGroup(context.db, {
    ...{ groupId: group.id, viewerId: context.viewer?.accountId ?? null },
    ...{ kind, before },
  });
  const page = takePage(rows, limit, ({ id }) => [id]);
  const pinned = kind === 'all' ? group.pinnedPostId : null;
  const others = page.items.map(({ id }) => id).filter((id) => id !== pinned);
  const ids = pinned !== null && cursor === undefined ? [pinned, ...others] : others;
  return { items: await presentPosts(context, ids), nextCursor: page.nextCursor };
};
