import * as contract from '@arquiba/contract/safety';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { blockProfile, listBlocked, unblockProfile } from './blocks.ts';
import { interestedAgain, notInterested } from './interest.ts';
import { listMutedWords, muteWord, unmuteWord } from './muted-words.ts';
import { listMuted, muteProfile, unmuteProfile } from './mutes.ts';
import { report } from './report.ts';

export const handlers: Handler[] = [
  handle(contract.blockProfile, blockProfile),
  handle(contract.unblockProfile, unblockProfile),
  handle(contract.listBlocked, listBlocked),
  handle(contract.muteProfile, muteProfile),
  handle(contract.unmuteProfile, unmuteProfile),
  handle(contract.listMuted, listMuted),
  handle(contract.listMutedWords, listMutedWords),
  handle(contract.muteWord, muteWord),
  handle(contract.unmuteWord, unmuteWord),
  handle(contract.notInterested, notInterested),
  handle(contract.interestedAgain, interestedAgain),
  handle(contract.report, report),
];
