import { addFavorite, removeFavorite } from '@arquiba/contract/favorites';
import { call } from '../../api-call.ts';
import { createToggles } from '../../toggles.ts';

/** All favourite buttons of a product share this state. */
export const favoriteToggles = createToggles((productId, wanted) =>
  call(wanted ? addFavorite : removeFavorite, { productId }),
);
