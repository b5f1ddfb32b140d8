import { SPORTS } from '@arquiba/contract/interests';
import type { suggestProfiles as route } from '@arquiba/contract/profiles';
import type { Operation } from '../platform/calls/operation.ts';
import { presentCard } from '../profiles/public/present-card.ts';
import { findSuggestions, type Suggestion } from './suggestion-queries.ts';

export const suggestProfiles: Operation<typeof route> = async (context, { limit }) => {
  const { db, viewer, clock } = context;
  const rows = await findSuggestions(db, {
    viewerId: viewer?.accountId ?? null,
    now: clock.now(),
    limit,
  });
  return {
    items: rows.map((row) => ({ ...presentCard(context, row), reason: reasonFor(row) })),
  };
};

const NUMBER = new Intl.NumberFormat('pt-BR');

/** The strongest reason, in words; empty if there is none. */
function reasonFor(row: Suggestion): string {
  const { byInterests, byFriends, subject, sport, city, friends, followers } = row;
  if (byInterests > 0 && byInterests >= byFriends) {
    if (subject !== null) return `Também fala de #${subject}`;
    return sport === null ? `Também de ${city}` : `Fala de ${SPORTS[sport]}`;
  }
  if (friends > 0) return `${followersOf(friends)} que você segue`;
  return followers > 0 ? followersOf(followers) : '';
}

function followersOf(count: number): string {
  return count === 1 ? '1 seguidor' : `${NUMBER.format(count)} seguidores`;
}
