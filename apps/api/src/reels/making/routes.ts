import * as contract from '@arquiba/contract/reel-making';
import { type Handler, handle } from '../../platform/calls/operation.ts';
import { makeReel } from './make-reel.ts';
import { cancelReelMaking, getReelMaking, listReelMakings } from './watch-making.ts';

export const makingHandlers: Handler[] = [
  handle(contract.makeReel, makeReel),
  handle(contract.listReelMakings, listReelMakings),
  handle(contract.getReelMaking, getReelMaking),
  handle(contract.cancelReelMaking, cancelReelMaking),
];
