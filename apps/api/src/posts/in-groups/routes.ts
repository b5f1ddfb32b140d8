import * as contract from '@arquiba/contract/group-posts';
import { type Handler, handle } from '../../platform/calls/operation.ts';
import { listGroupPosts } from './list-group-posts.ts';
import {
  hideGroupPost,
  pinGroupPost,
  removeGroupPost,
  showGroupPost,
  unpinGroupPost,
} from './moderate-post.ts';

export const handlers: Handler[] = [
  handle(contract.listGroupPosts, listGroupPosts),
  handle(contract.hideGroupPost, hideGroupPost),
  handle(contract.showGroupPost, showGroupPost),
  handle(contract.removeGroupPost, removeGroupPost),
  handle(contract.pinGroupPost, pinGroupPost),
  handle(contract.unpinGroupPost, unpinGroupPost),
];
