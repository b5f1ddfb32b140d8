import * as lists from '@arquiba/contract/follow-lists';
import * as contract from '@arquiba/contract/follows';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { acceptAllFollowRequests } from './accept-all-follow-requests.ts';
import { acceptFollowRequest } from './accept-follow-request.ts';
import { follow } from './follow.ts';
import { listFollowRequests } from './list-follow-requests.ts';
import { listFollowed } from './list-followed.ts';
import { listFollowers } from './list-followers.ts';
import { refuseFollowRequest } from './refuse-follow-request.ts';
import { removeFollower } from './remove-follower.ts';
import { unfollow } from './unfollow.ts';

export const handlers: Handler[] = [
  handle(contract.follow, follow),
  handle(contract.unfollow, unfollow),
  handle(lists.listFollowers, listFollowers),
  handle(lists.listFollowed, listFollowed),
  handle(lists.removeFollower, removeFollower),
  handle(lists.listFollowRequests, listFollowRequests),
  handle(lists.acceptFollowRequest, acceptFollowRequest),
  handle(lists.refuseFollowRequest, refuseFollowRequest),
  handle(lists.acceptAllFollowRequests, acceptAllFollowRequests),
];
