import type { suggestGroups as route } from '@arquiba/contract/groups';
import { loadGroups } from '../groups/public/find-groups.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { findSuggestedGroups, type SuggestedGroup } from './group-suggestion-queries.ts';

export const suggestGroups: Operation<typeof route> = async (context, { limit }) => {
  const { db, viewer, clock } = context;
  const rows = await findSuggestedGroups(db, {
    ...{ viewerId: viewer.accountId, now: clock.now(), limit },
  });
  const groups = await loadGroups(
    context,
    rows.map(({ id }) => id),
  );
  const items = rows.flatMap((row) => {
    const group = groups.get(row.id);
    return group ? [{ ...group, reason: reasonFor(row) }] : [];
  });
  return { items };
};

/** The strongest reason, in words. */
function reasonFor({ friends, sport, city }: SuggestedGroup): string {
  if (friends === 1) return '1 pessoa que você segue participa';
  if (friends > 1) return `${friends} pessoas que você segue participam`;
  return sport === null ? `Da sua cidade: ${city}` : `Do seu esporte: ${sport}`;
}
