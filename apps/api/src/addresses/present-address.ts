import { formatCep } from '@arquiba/brazil/cep';
import type { Address } from '@arquiba/contract/addresses';
import type { AddressRow } from './queries.ts';

/** For the owner only. */
export function presentAddress(row: AddressRow): Address {
  const { id, accountId, cep, createdAt: _made, deletedAt: _gone, ...content } = row;
  return { id, idAccount: accountId, ...content, cep: formatCep(cep) };
}
