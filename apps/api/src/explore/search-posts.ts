import { ApiError } from '@arquiba/contract/errors';
import type { searchPosts as route } from '@arquiba/contract/explore';
import type { Operation } from '../platform/calls/operation.ts';
import type { Context } from '../platform/context.ts';
import { smallestIdAt } from '../platform/database/database.ts';
import { readCursor } from '../platform/database/pagination.ts';
import { resolveUsername } from '../profiles/public/resolve-username.ts';
import { findPosts } from './find-posts.ts';

const DAY_MS = 24 * 3_600_000;

export const searchPosts: Operation<typeof route> = async (context, input) => {
  const { q, by, since, until, cursor, limit } = input;
  const [before] = readCursor(cursor, ['id']) ?? [];
  const authorId = by ? await accountOf(context, by) : undefined;
  if (authorId === null) return { items: [], nextCursor: null, corrected: null };
  const filter = {
    authorId,
    from: since && smallestIdAt(startOf(since)),
    end: until && smallestIdAt(new Date(startOf(until).getTime() + DAY_MS)),
  };
  return findPosts(context, q, { before, limit, filter });
};

/** Null if there is no such person: nothing is found then. */
async function accountOf(context: Context, name: string): Promise<string | null> {
  try {
    return (await resolveUsername(context, name.replace(/^@/, ''))).accountId;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}

/** Brazil has had no daylight saving time since 2019. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00:00-03:00`);
}
