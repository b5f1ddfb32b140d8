import * as contract from '@arquiba/contract/favorites';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { addFavorite } from './add-favorite.ts';
import { getFavoriteNotices } from './get-favorite-notices.ts';
import { listFavoriteIds } from './list-favorite-ids.ts';
import { listFavorites } from './list-favorites.ts';
import { removeFavorite } from './remove-favorite.ts';
import { setFavoriteNotices } from './set-favorite-notices.ts';

export const handlers: Handler[] = [
  handle(contract.addFavorite, addFavorite),
  handle(contract.removeFavorite, removeFavorite),
  handle(contract.listFavorites, listFavorites),
  handle(contract.listFavoriteIds, listFavoriteIds),
  handle(contract.getFavoriteNotices, getFavoriteNotices),
  handle(contract.setFavoriteNotices, setFavoriteNotices),
];
