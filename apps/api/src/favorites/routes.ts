import * as contract from '@arquiba/contract/favorites';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { addFavorite, listFavoriteIds, listFavorites, removeFavorite } from './favorites.ts';
import { getFavoriteNotices, setFavoriteNotices } from './notices.ts';

export const handlers: Handler[] = [
  handle(contract.addFavorite, addFavorite),
  handle(contract.removeFavorite, removeFavorite),
  handle(contract.listFavorites, listFavorites),
  handle(contract.listFavoriteIds, listFavoriteIds),
  handle(contract.getFavoriteNotices, getFavoriteNotices),
  handle(contract.setFavoriteNotices, setFavoriteNotices),
];
