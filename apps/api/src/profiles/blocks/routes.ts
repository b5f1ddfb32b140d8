import * as contract from '@arquiba/contract/safety';
import { type Handler, handle } from '../../platform/calls/operation.ts';
import { blockProfile, listBlocked, unblockProfile } from './block-profile.ts';

export const handlers: Handler[] = [
  handle(contract.blockProfile, blockProfile),
  handle(contract.unblockProfile, unblockProfile),
  handle(contract.listBlocked, listBlocked),
];
