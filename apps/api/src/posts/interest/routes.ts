import * as contract from '@arquiba/contract/safety';
import { type Handler, handle } from '../../platform/calls/operation.ts';
import { interestedAgain, notInterested } from './not-interested.ts';

export const handlers: Handler[] = [
  handle(contract.notInterested, notInterested),
  handle(contract.interestedAgain, interestedAgain),
];
