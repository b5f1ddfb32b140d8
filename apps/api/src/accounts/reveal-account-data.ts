import { formatDocument } from '@arquiba/brazil/document';
import { formatPhone } from '@arquiba/brazil/phone';
import type { revealAccountData as route } from '@arquiba/contract/account-data';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { findAccountData } from './account-data-queries.ts';

export const revealAccountData: Operation<typeof route> = async ({ db, viewer }) => {
  const row = await findAccountData(db, viewer.accountId);
  if (!row) throw new ApiError('sign_in_required');
  return { cpf_cnpj: formatDocument(row.document), whatsapp: formatPhone(row.whatsapp) };
};
