import type { PendingEmail } from '@arquiba/contract/account-data';
import type { EmailChangeRow } from './email-change-queries.ts';

export function presentPendingEmail(
  change: Pick<EmailChangeRow, 'newEmail' | 'oldConfirmedAt' | 'newConfirmedAt' | 'expiresAt'>,
): PendingEmail {
  return {
    email: change.newEmail,
    confirmedByOld: change.oldConfirmedAt !== null,
    confirmedByNew: change.newConfirmedAt !== null,
    expiresAt: change.expiresAt.toISOString(),
  };
}
