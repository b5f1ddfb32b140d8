import { isCpf } from '@arquiba/brazil/document';
import type { updateAccountData as route } from '@arquiba/contract/account-data';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import { violates } from '../platform/database/database.ts';
import { findAccountData } from './account-data-queries.ts';
import { checkAccountChanges } from './check-account-changes.ts';
import { loadAccountSummary } from './public/account-summary.ts';
import { changeAccount } from './public/change-account.ts';
import { confirmPassword } from './public/confirm-password.ts';

export const updateAccountData: Operation<typeof route> = async (context, input) => {
  const { db, clock, viewer } = context;
  const { accountId } = viewer;
  const before = await findAccountData(db, accountId);
  if (!before) throw new ApiError('sign_in_required');
  const changes = checkAccountChanges(before, input, clock.now());
  if (changes.document) {
    if (!input.currentPassword) throw invalidInput({ currentPassword: 'Preencha a senha atual' });
    await confirmPassword(context, input.currentPassword);
  }
  try {
    await db.transaction((tx) => changeAccount(tx, context, changes));
  } catch (error) {
    if (!violates(error, 'account_document_key')) throw error;
    throw taken(changes.document ?? '', error);
  }
  const summary = await loadAccountSummary(context, accountId);
  if (!summary) throw new ApiError('sign_in_required');
  return summary;
};

// The database decides, so that of two concurrent changes exactly one wins.
function taken(document: string, cause: unknown): ApiError {
  const message = `Este ${isCpf(document) ? 'CPF' : 'CNPJ'} já está em uso em outra conta.`;
  return new ApiError('already_in_use', { message, fields: { cpf_cnpj: message }, cause });
}
