import type * as contract from '@arquiba/contract/follow-lists';
import type { ProfileCard } from '@arquiba/contract/profiles';
import type { Operation } from '../../platform/calls/operation.ts';
import type { Context } from '../../platform/context.ts';
import { LARGEST_ID } from '../../platform/database/database.ts';
import { readCursor, takePage } from '../../platform/database/pagination.ts';
import { presentPerson } from '../public/present-card.ts';
import { resolveUsername } from '../public/resolve-username.ts';
import { type PersonRow, pageOfFollows, pageOfRequests } from './people-queries.ts';

export const listFollowers: Operation<typeof contract.listFollowers> = (context, input) =>
  listPeople(context, 'followers', input);

export const listFollowed: Operation<typeof contract.listFollowed> = (context, input) =>
  listPeople(context, 'followed', input);

/** The people who wait for the viewer's answer. */
export const listFollowRequests: Operation<typeof contract.listFollowRequests> = async (
  context,
  { cursor, limit },
) => {
  const { accountId } = context.viewer;
  const [at, id] = readCursor(cursor, ['time', 'id']) ?? NEWEST;
  const query = { accountId, viewerId: accountId, at, id, limit: limit + 1 };
  const page = takePage(await pageOfRequests(context.db, query), limit, placeOf);
  const items = page.items.map((row) => ({
    ...presentPerson(context, row),
    requestedAt: row.since.toISOString(),
  }));
  return { ...page, items };
};

// After every follow, so that the first page is read like the others.
const NEWEST = [new Date('9999-12-31'), LARGEST_ID] as const;

/** Empty if the viewer may not see the profile's details. */
async function listPeople(
  context: Context,
  side: 'followers' | 'followed',
  { username, cursor, limit }: { username: string; cursor?: string | undefined; limit: number },
): Promise<{ items: ProfileCard[]; nextCursor: string | null }> {
  const { accountId, shared, blocked } = await resolveUsername(context, username);
  const [at, id] = readCursor(cursor, ['time', 'id']) ?? NEWEST;
  if (!shared || blocked) return { items: [], nextCursor: null };
  const viewerId = context.viewer?.accountId ?? null;
  const query = { accountId, viewerId, at, id, limit: limit + 1 };
  const page = takePage(await pageOfFollows(context.db, side, query), limit, placeOf);
  return { ...page, items: page.items.map((row) => presentPerson(context, row)) };
}

function placeOf({ since, accountId }: PersonRow) {
  return [since, accountId];
}
