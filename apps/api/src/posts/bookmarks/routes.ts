import * as contract from '@arquiba/contract/bookmarks';
import * as collections from '@arquiba/contract/collections';
import { type Handler, handle } from '../../platform/calls/operation.ts';
import {
  createCollection,
  deleteCollection,
  listCollections,
  renameCollection,
} from './collections.ts';
import { listSavedPosts, removeFromCollection, savePost, unsavePost } from './saved-posts.ts';

export const handlers: Handler[] = [
  handle(contract.savePost, savePost),
  handle(contract.unsavePost, unsavePost),
  handle(contract.listSavedPosts, listSavedPosts),
  handle(collections.listCollections, listCollections),
  handle(collections.createCollection, createCollection),
  handle(collections.renameCollection, renameCollection),
  handle(collections.removeFromCollection, removeFromCollection),
  handle(collections.deleteCollection, deleteCollection),
];
