import { formatDocument, hideDocument, isCpf } from '@arquiba/brazil/document';
import { formatPhone, hidePhone } from '@arquiba/brazil/phone';
import type * as contract from '@arquiba/contract/account-data';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { findAccountData } from './account-data-queries.ts';
import { findOpenEmailChange } from './email-change-queries.ts';
import { presentPendingEmail } from './present-pending-email.ts';

export const getAccountData: Operation<typeof contract.getAccountData> = async ({
  db,
  clock,
  viewer,
}) => {
  const row = await findAccountData(db, viewer.accountId);
  if (!row) throw new ApiError('sign_in_required');
  const pending = await findOpenEmailChange(db, viewer.accountId, clock.now());
  return {
    type: row.type,
    kind: isCpf(row.document) ? 'fisica' : 'juridica',
    subtype: row.subtype,
    name: row.name,
    socialName: row.socialName,
    cpf_cnpj: hideDocument(row.document),
    email: row.email,
    emailConfirmed: row.emailConfirmedAt !== null,
    whatsapp: hidePhone(row.whatsapp),
    birthDate: row.birthDate,
    pendingEmail: pending && presentPendingEmail(pending),
    createdAt: row.createdAt.toISOString(),
  };
};

export const revealAccountData: Operation<typeof contract.revealAccountData> = async ({
  db,
  viewer,
}) => {
  const row = await findAccountData(db, viewer.accountId);
  if (!row) throw new ApiError('sign_in_required');
  return { cpf_cnpj: formatDocument(row.document), whatsapp: formatPhone(row.whatsapp) };
};
