import type { Hooks } from './platform/context.ts';
import { accountFace } from './profiles/account-face.ts';
import { createProfile } from './profiles/create-profile.ts';

/** What later features do for earlier ones; see `Hooks`. */
export function bindHooks(): Hooks {
  return {
    accountCreated: [createProfile],
    accountShown: [],
    accountPurged: [],
    accountExport: [],
    restorableUntil: async () => null,
    accountFace,
  };
}
