import type { AccountSummary } from '@arquiba/contract/accounts';
import type { Entry } from '@arquiba/contract/sessions';
import { notify } from '../notices/notify.ts';
import { storeSession } from '../viewer/use-session-in-tabs.ts';
import { closedMessage } from './sign-in-texts.ts';

/** Continues after a successful sign-in, or shows why it was refused. */
export async function takeEntry(
  entry: Entry,
  onSignedIn: (account: AccountSummary) => void | Promise<void>,
): Promise<void> {
  if (entry.status !== 'active') return notify('error', closedMessage(entry));
  storeSession(entry);
  await onSignedIn(entry);
}
