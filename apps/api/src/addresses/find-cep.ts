import { formatCep } from '@arquiba/brazil/cep';
import type { findCep as route } from '@arquiba/contract/addresses';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';

export const findCep: Operation<typeof route> = async ({ ceps }, { cep }) => {
  const place = await ceps.find(cep);
  if (!place) {
    throw new ApiError('not_found', {
      message: 'Não encontramos este CEP por aqui. Preencha o endereço à mão.',
    });
  }
  return { ...place, cep: formatCep(cep) };
};
