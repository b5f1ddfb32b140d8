import type { ProfileCard } from '@arquiba/contract/profiles';
import type { Context, SessionContext } from '../../platform/context.ts';
import { LARGEST_ID } from '../../platform/database/database.ts';
import { readCursor, takePage } from '../../platform/database/pagination.ts';
import { type PersonRow, pageOfFollows, pageOfRequests } from '../people-queries.ts';
import { presentCard } from './card-columns.ts';
import type { NamedProfile } from './resolve-username.ts';

interface Place {
  cursor?: string | undefined;
  limit: number;
}

// After every follow, so that the first page is asked like the others.
const NEWEST = [new Date('9999-12-31'), LARGEST_ID] as const;

/** Who follows a profile, or whom it follows; nobody, for those whom the profile is not for. */
export async function listPeopleAround(
  context: Context,
  { accountId, shared, blocked }: NamedProfile,
  side: 'followers' | 'followed',
  { cursor, limit }: Place,
): Promise<{ items: ProfileCard[]; nextCursor: string | null }> {
  const [at, id] = readCursor(cursor, ['time', 'id']) ?? NEWEST;
  if (!shared || blocked) return { items: [], nextCursor: null };
  const viewerId = context.viewer?.accountId ?? null;
  const query = { accountId, viewerId, at, id, limit: limit + 1 };
  const page = takePage(await pageOfFollows(context.db, side, query), limit, placeOf);
  return { ...page, items: page.items.map((row) => presentPerson(context, row)) };
}

/** Who waits for the viewer's answer. */
export async function listRequesters(
  context: SessionContext,
  accountId: string,
  { cursor, limit }: Place,
) {
  const [at, id] = readCursor(cursor, ['time', 'id']) ?? NEWEST;
  const query = { accountId, viewerId: accountId, at, id, limit: limit + 1 };
  const page = takePage(await pageOfRequests(context.db, query), limit, placeOf);
  const items = page.items.map((row) => ({
    ...presentPerson(context, row),
    requestedAt: row.since.toISOString(),
  }));
  return { ...page, items };
}

function placeOf({ since, accountId }: PersonRow) {
  return [since, accountId];
}

/** The face of a private profile is for its followers, wherever it stands. */
function presentPerson(context: Context, row: PersonRow): ProfileCard {
  return presentCard(context, row.shared ? row : { ...row, avatar: null });
}
