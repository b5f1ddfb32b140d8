import type { listPostEdits as route } from '@arquiba/contract/post-edits';
import type { Operation } from '../platform/calls/operation.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { presentHeldFile } from '../platform/files/present-file.ts';
import { listEdits } from './edit-queries.ts';
import { presentPost } from './public/present-posts.ts';

const END_OF_TIME = new Date('9999-12-31T00:00:00Z');

/** For everyone who may see the post. */
export const listPostEdits: Operation<typeof route> = async (context, { id, cursor, limit }) => {
  const [before] = readCursor(cursor, ['time']) ?? [END_OF_TIME];
  const { id: postId, mayShare: open } = await presentPost(context, id);
  const holder = { kind: 'post', id: postId, open } as const;
  const viewerId = context.viewer?.accountId ?? null;
  const rows = await listEdits(context.db, { viewerId, postId, before, limit: limit + 1 });
  const { items, nextCursor } = takePage(rows, limit, (row) => [row.replacedAt]);
  return {
    items: items.map(({ text, mentions, media, replacedAt }) => ({
      ...{ text, mentions },
      media: media.map((file) => presentHeldFile(context, file, holder)),
      replacedAt: replacedAt.toISOString(),
    })),
    nextCursor,
  };
};
