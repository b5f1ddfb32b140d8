import * as contract from '@arquiba/contract/reactions';
import { type Handler, handle } from '../../platform/calls/operation.ts';
import { getPostCounts } from './get-post-counts.ts';
import { likePost, listLikes, unlikePost } from './like-post.ts';
import { repost, undoRepost } from './repost.ts';
import { sendPost } from './send-post.ts';

export const handlers: Handler[] = [
  handle(contract.likePost, likePost),
  handle(contract.unlikePost, unlikePost),
  handle(contract.listLikes, listLikes),
  handle(contract.repost, repost),
  handle(contract.undoRepost, undoRepost),
  handle(contract.sendPost, sendPost),
  handle(contract.getPostCounts, getPostCounts),
];
