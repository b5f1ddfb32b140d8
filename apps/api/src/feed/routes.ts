import * as contract from '@arquiba/contract/feed';
import { type Handler, handle } from '../platform/operation.ts';
import { getFeed } from './get-feed.ts';

export const handlers: Handler[] = [handle(contract.getFeed, getFeed)];
