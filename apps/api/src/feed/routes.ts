import * as contract from '@arquiba/contract/feed';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { getFeed } from './get-feed.ts';
import { noteSeen } from './note-seen.ts';

export const handlers: Handler[] = [
  handle(contract.getFeed, getFeed),
  handle(contract.noteSeen, noteSeen),
];
