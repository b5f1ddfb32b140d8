import * as contract from '@arquiba/contract/safety';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { blockProfile } from './block-profile.ts';
import { interestedAgain } from './interested-again.ts';
import { listBlocked } from './list-blocked.ts';
import { listMuted } from './list-muted.ts';
import { listMutedWords } from './list-muted-words.ts';
import { muteProfile } from './mute-profile.ts';
import { muteWord } from './mute-word.ts';
import { notInterested } from './not-interested.ts';
import { report } from './report.ts';
import { unblockProfile } from './unblock-profile.ts';
import { unmuteProfile } from './unmute-profile.ts';
import { unmuteWord } from './unmute-word.ts';

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
