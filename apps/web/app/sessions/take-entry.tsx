import type { AccountSummary } from '@arquiba/contract/accounts';
import type { Entry } from '@arquiba/contract/sessions';
import { Link } from 'react-router';
import { notify } from '../notices/notify.ts';
import { storeSession } from '../viewer/use-session-in-tabs.ts';
import { closedMessage } from './sign-in-texts.ts';

/** Continues after a successful sign-in, or shows why it was refused. */
export async function takeEntry(
  entry: Entry,
  onSignedIn: (account: AccountSummary) => void | Promise<void>,
): Promise<void> {
  if (entry.status !== 'active') {
    const content = (
      <>
        <span className="block">{closedMessage(entry)}</span>
        <Link to="/atendimento" className="font-bold underline">
          Falar com o atendimento
        </Link>
      </>
    );
    return notify('error', content, { toastId: 'closed-account', closeOnClick: false });
  }
  storeSession(entry);
  await onSignedIn(entry);
}
