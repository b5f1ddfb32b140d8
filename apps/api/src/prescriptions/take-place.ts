import { ApiError } from '@arquiba/contract/errors';
import { MOST_PRESCRIPTIONS } from '@arquiba/contract/prescriptions';
import { invalidInput } from '../platform/calls/read-input.ts';
import type { Transaction } from '../platform/database/database.ts';
import { countOwn, lockConsent } from './queries.ts';

export const CONSENT_FIRST = 'Autorize o uso da receita para podermos guardá-la';

/** Makes sure, until the end of the transaction, that the account allows one more prescription. */
export async function takePlace(tx: Transaction, accountId: string): Promise<void> {
  if (!(await lockConsent(tx, accountId))) throw invalidInput({ consent: CONSENT_FIRST });
  if ((await countOwn(tx, accountId)) >= MOST_PRESCRIPTIONS) {
    const message = `Você já guarda ${MOST_PRESCRIPTIONS} receitas. Apague uma para guardar outra.`;
    throw new ApiError('not_allowed', { message });
  }
}
