import * as contract from '@arquiba/contract/feed';
import * as interests from '@arquiba/contract/interests';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { getFeed } from './get-feed.ts';
import { getInterests, setInterests } from './interests.ts';
import { noteSeen } from './note-seen.ts';

export const handlers: Handler[] = [
  handle(contract.getFeed, getFeed),
  handle(contract.noteSeen, noteSeen),
  handle(interests.getInterests, getInterests),
  handle(interests.setInterests, setInterests),
];
