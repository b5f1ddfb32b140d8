import * as contract from '@arquiba/contract/follows';
import { type Handler, handle } from '../platform/operation.ts';
import { follow } from './follow.ts';
import { unfollow } from './unfollow.ts';

export const handlers: Handler[] = [
  handle(contract.follow, follow),
  handle(contract.unfollow, unfollow),
];
