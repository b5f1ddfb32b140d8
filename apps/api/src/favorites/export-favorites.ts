import type { ExportSection } from '../accounts/public/hooks.ts';
import { inPortions } from '../platform/database/in-portions.ts';
import { listOwnFavorites } from './queries.ts';

/** For the export of a person's data. */
export const favoritesExport: ExportSection = {
  name: 'favoritos',
  async *collect({ db }, accountId) {
    const portions = inPortions(
      (portion) => listOwnFavorites(db, { accountId }, portion),
      ({ id }) => id,
    );
    for await (const rows of portions) yield rows.map(({ productId }) => ({ oculos: productId }));
  },
};
