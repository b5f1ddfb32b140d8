import { listFavoriteIds } from '@arquiba/contract/favorites';
import type { Call } from '@arquiba/contract/route';

/** Ids of the favourite products; empty after an error, because pages work without them. */
export async function loadFavorites(call: Call): Promise<string[]> {
  try {
    return (await call(listFavoriteIds, {})).ids;
  } catch {
    return [];
  }
}
