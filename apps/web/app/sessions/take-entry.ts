import type { AccountSummary } from '@arquiba/contract/accounts';
import type { Entry } from '@arquiba/contract/sessions';
import { notify } from '../notices/notify.ts';
import { storeSession } from '../shell/use-session-in-tabs.ts';
import { closedMessage } from './sign-in-texts.ts';

/** Whoever was let in goes on; whoever was not is told why. */
export async function takeEntry(
  entry: Entry,
  onSignedIn: (account: AccountSummary) => void | Promise<void>,
): Promise<void> {
  if (entry.status !== 'active') return notify('error', closedMessage(entry));
  storeSession(entry);
  await onSignedIn(entry);
}
