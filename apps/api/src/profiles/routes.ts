import * as contract from '@arquiba/contract/profiles';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { checkUsername } from './check-username.ts';
import { getOwnProfile } from './get-own-profile.ts';
import { getProfile } from './get-profile.ts';
import { listProfiles } from './list-profiles.ts';
import { updateProfile } from './update-profile.ts';

export const handlers: Handler[] = [
  handle(contract.getProfile, getProfile),
  handle(contract.getOwnProfile, getOwnProfile),
  handle(contract.checkUsername, checkUsername),
  handle(contract.listProfiles, listProfiles),
  handle(contract.updateProfile, updateProfile),
];
