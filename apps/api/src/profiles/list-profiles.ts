import type { listProfiles as route } from '@arquiba/contract/profiles';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { presentCard } from './public/present-card.ts';
import { listByFollowers } from './queries.ts';

// Above every profile, so that the first page is read like the others.
const TOP = [2 ** 31 - 1, LARGEST_ID] as const;

export const listProfiles: Operation<typeof route> = async (context, { type, cursor, limit }) => {
  const [followers, accountId] = readCursor(cursor, ['integer', 'id']) ?? TOP;
  const rows = await listByFollowers(context.db, {
    viewerId: context.viewer?.accountId ?? null,
    type: type ?? null,
    before: { followers, accountId },
    limit: limit + 1,
  });
  const page = takePage(rows, limit, (row) => [row.followers, row.accountId]);
  return {
    items: page.items.map((row) => ({
      ...presentCard(context, row),
      bio: row.bio,
      followers: row.followers,
    })),
    nextCursor: page.nextCursor,
  };
};
