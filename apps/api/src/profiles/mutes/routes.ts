import * as contract from '@arquiba/contract/safety';
import { type Handler, handle } from '../../platform/calls/operation.ts';
import { listMuted, muteProfile, unmuteProfile } from './mute-profile.ts';
import { listMutedWords, muteWord, unmuteWord } from './mute-word.ts';

export const handlers: Handler[] = [
  handle(contract.muteProfile, muteProfile),
  handle(contract.unmuteProfile, unmuteProfile),
  handle(contract.listMuted, listMuted),
  handle(contract.listMutedWords, listMutedWords),
  handle(contract.muteWord, muteWord),
  handle(contract.unmuteWord, unmuteWord),
];
