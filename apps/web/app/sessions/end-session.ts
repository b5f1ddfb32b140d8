import { signOut } from '@arquiba/contract/sessions';
import { call } from '../api-call.ts';
import { clearOutbox } from '../chat/public/clear-outbox.ts';
import { forgetSession } from '../viewer/use-session-in-tabs.ts';

export async function endSession(): Promise<void> {
  try {
    await call(signOut, {});
  } catch {
    // The error was shown in a toast; the session continues.
    return;
  }
  forgetSession();
  clearOutbox();
  window.location.reload();
}
