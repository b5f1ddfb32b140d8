import type { suggestProfiles as route } from '@arquiba/contract/profiles';
import type { Operation } from '../platform/operation.ts';
import { presentCard } from './public/card-columns.ts';
import { findSuggestions } from './suggestion-query.ts';

export const suggestProfiles: Operation<typeof route> = async (context, { limit }) => {
  const rows = await findSuggestions(context.db, context.viewer?.accountId ?? null, limit);
  return {
    items: rows.map((row) => ({ ...presentCard(context, row), reason: reasonFor(row) })),
  };
};

interface Suggestion {
  city: string;
  friends: number;
  sameCity: boolean;
}

function reasonFor({ city, friends, sameCity }: Suggestion): string {
  if (friends === 1) return '1 amigo segue';
  if (friends > 1) return `${friends} amigos seguem`;
  if (sameCity) return `Também de ${city}`;
  return 'Popular na rede';
}
