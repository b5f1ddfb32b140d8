import { listFavoriteIds } from '@arquiba/contract/favorites';
import type { Call } from '@arquiba/contract/route';

/** Whose hearts are full; a page can do without, so a failure leaves them empty. */
export async function loadFavorites(call: Call): Promise<string[]> {
  try {
    return (await call(listFavoriteIds, {})).ids;
  } catch {
    return [];
  }
}
