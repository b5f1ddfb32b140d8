import { updateProfile } from '@arquiba/contract/profiles';
import type { InputOf } from '@arquiba/contract/route';
import { currentSession } from '@arquiba/contract/sessions';
import { quietCall } from '../api-call.ts';
import { storeSession } from '../viewer/use-session-in-tabs.ts';

/** Changes the profile, then the name and the picture in the header, in all tabs. */
export async function saveProfile(changes: InputOf<typeof updateProfile>): Promise<void> {
  await quietCall(updateProfile, changes);
  const { account } = await quietCall(currentSession, {});
  if (account) storeSession(account);
}
