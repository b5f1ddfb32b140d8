import * as edits from '@arquiba/contract/post-edits';
import * as contract from '@arquiba/contract/posts';
import * as ofProfile from '@arquiba/contract/profile-posts';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { createPost } from './create-post.ts';
import { deletePost } from './delete-post.ts';
import { editPost } from './edit-post.ts';
import { getPost } from './get-post.ts';
import { listOpenPosts } from './list-open-posts.ts';
import { listPostEdits } from './list-post-edits.ts';
import { listProfilePosts } from './list-profile-posts.ts';
import { pinPost, unpinPost } from './pin-post.ts';

export const handlers: Handler[] = [
  handle(contract.createPost, createPost),
  handle(contract.getPost, getPost),
  handle(edits.editPost, editPost),
  handle(edits.listPostEdits, listPostEdits),
  handle(contract.deletePost, deletePost),
  handle(contract.listProfilePosts, listProfilePosts),
  handle(ofProfile.listOpenPosts, listOpenPosts),
  handle(ofProfile.pinPost, pinPost),
  handle(ofProfile.unpinPost, unpinPost),
];
