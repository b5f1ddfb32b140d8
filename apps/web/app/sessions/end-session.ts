import { signOut } from '@arquiba/contract/sessions';
import { call } from '../api-call.ts';
import { forgetSession } from '../viewer/use-session-in-tabs.ts';

export async function endSession(): Promise<void> {
  try {
    await call(signOut, {});
  } catch {
    // The toast has said why; the session goes on.
    return;
  }
  forgetSession();
  window.location.reload();
}
