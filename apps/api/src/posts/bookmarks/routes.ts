import * as contract from '@arquiba/contract/bookmarks';
import { type Handler, handle } from '../../platform/calls/operation.ts';
import {
  createCollection,
  deleteCollection,
  listCollections,
  renameCollection,
} from './collections.ts';
import { listSavedPosts, savePost, unsavePost } from './saved-posts.ts';

export const handlers: Handler[] = [
  handle(contract.savePost, savePost),
  handle(contract.unsavePost, unsavePost),
  handle(contract.listSavedPosts, listSavedPosts),
  handle(contract.listCollections, listCollections),
  handle(contract.createCollection, createCollection),
  handle(contract.renameCollection, renameCollection),
  handle(contract.deleteCollection, deleteCollection),
];
