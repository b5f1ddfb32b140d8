import type { AccountType } from '@arquiba/contract/accounts';
import type { Services } from '../../platform/context.ts';
import { type Transaction, violates } from '../../platform/database/database.ts';
import { insertAccount, insertConsents } from '../queries.ts';
import type { NewAccount } from './hooks.ts';

export interface AccountToAdd {
  id: string;
  type: AccountType;
  subtype: string | null;
  document: string;
  name: string;
  socialName: string;
  email: string;
  whatsapp: string;
  passwordHash: string;
  birthDate: string | null;
  createdAt: Date;
  emailConfirmedAt: Date | null;
}

/** Creates an account with everything that belongs to a new one. See `isTaken`. */
export async function addAccount(
  tx: Transaction,
  services: Services,
  account: AccountToAdd,
  { termsVersion, guardian }: { termsVersion?: string | undefined } & Pick<NewAccount, 'guardian'>,
): Promise<void> {
  const { id, type, subtype, socialName, createdAt } = account;
  await insertAccount(tx, account);
  if (termsVersion) await insertConsents(tx, id, termsVersion, createdAt);
  for (const announce of services.hooks.accountCreated) {
    await announce(tx, { id, type, subtype, socialName, guardian, createdAt }, services);
  }
}

/** Whether another account has the e-mail or the document: of two concurrent sign-ups exactly one wins. */
export function isTaken(error: unknown): boolean {
  return violates(error, 'account_email_key') || violates(error, 'account_document_key');
}
