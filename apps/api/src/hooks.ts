import { addressExport } from './addresses/export-section.ts';
import { showMember } from './groups/show-member.ts';
import { askAtSignUp } from './guardians/ask-at-sign-up.ts';
import { guardianExport } from './guardians/export-section.ts';
import type { Hooks } from './platform/context.ts';
import { restorableUntil } from './privacy/restorable-until.ts';
import { accountFace } from './profiles/account-face.ts';
import { createProfile } from './profiles/create-profile.ts';
import { mirrorAccount } from './profiles/mirror-account.ts';
import { openProfile } from './profiles/open-profile.ts';
import { showProfile } from './profiles/show-profile.ts';

/** What later features do for earlier ones; see `Hooks`. */
export function bindHooks(): Hooks {
  return {
    accountCreated: [createProfile, askAtSignUp],
    accountChanged: [mirrorAccount],
    accountOpened: [openProfile],
    accountShown: [showProfile, showMember],
    accountPurged: [],
    accountExport: [guardianExport, addressExport],
    restorableUntil,
    accountFace,
  };
}
