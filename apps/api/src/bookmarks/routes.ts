import * as contract from '@arquiba/contract/bookmarks';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { createCollection } from './create-collection.ts';
import { deleteCollection } from './delete-collection.ts';
import { listCollections } from './list-collections.ts';
import { listSavedPosts } from './list-saved-posts.ts';
import { renameCollection } from './rename-collection.ts';
import { savePost } from './save-post.ts';
import { unsavePost } from './unsave-post.ts';

export const handlers: Handler[] = [
  handle(contract.savePost, savePost),
  handle(contract.unsavePost, unsavePost),
  handle(contract.listSavedPosts, listSavedPosts),
  handle(contract.listCollections, listCollections),
  handle(contract.createCollection, createCollection),
  handle(contract.renameCollection, renameCollection),
  handle(contract.deleteCollection, deleteCollection),
];
