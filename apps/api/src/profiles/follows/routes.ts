import * as lists from '@arquiba/contract/follow-lists';
import * as contract from '@arquiba/contract/follows';
import { type Handler, handle } from '../../platform/calls/operation.ts';
import { follow, removeFollower, unfollow } from './follow.ts';
import { listFollowed, listFollowers, listFollowRequests } from './lists.ts';
import {
  acceptAllFollowRequests,
  acceptFollowRequest,
  countFollowRequests,
  refuseFollowRequest,
} from './requests.ts';

export const handlers: Handler[] = [
  handle(contract.follow, follow),
  handle(contract.unfollow, unfollow),
  handle(lists.listFollowers, listFollowers),
  handle(lists.listFollowed, listFollowed),
  handle(lists.removeFollower, removeFollower),
  handle(lists.listFollowRequests, listFollowRequests),
  handle(lists.countFollowRequests, countFollowRequests),
  handle(lists.acceptFollowRequest, acceptFollowRequest),
  handle(lists.refuseFollowRequest, refuseFollowRequest),
  handle(lists.acceptAllFollowRequests, acceptAllFollowRequests),
];
