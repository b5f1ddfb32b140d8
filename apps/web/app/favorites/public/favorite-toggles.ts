import { addFavorite, removeFavorite } from '@arquiba/contract/favorites';
import { call } from '../../api-call.ts';
import { createToggles } from '../../toggles.ts';

/** Every heart of a frame agrees on it, on every page. */
export const favoriteToggles = createToggles((productId, wanted) =>
  call(wanted ? addFavorite : removeFavorite, { productId }),
);
