import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/restock';
import { findVariants } from '../catalog/public/variants.ts';
import type { Operation } from '../platform/calls/operation.ts';
import type { Services } from '../platform/context.ts';
import { endOfRequest } from './ask-restock.ts';
import { confirmRequest, deleteRequest, findRequest } from './queries.ts';
import { requestOfToken } from './restock-token.ts';

type Call = Pick<Services, 'db' | 'clock' | 'vault'>;

/** The token is the permission: it is only in the mails of its owner. */
export const getRestockLink: Operation<typeof contract.getRestockLink> = async (
  context,
  { token },
) => {
  const request = await requireRequest(context, token);
  const variant = (await findVariants(context.db, [request.variantId])).get(request.variantId);
  if (!variant) throw ended();
  const { title, color, slug } = variant;
  return { title, color, slug, confirmed: request.confirmedAt !== null };
};

export const confirmRestock: Operation<typeof contract.confirmRestock> = async (
  context,
  { token },
) => {
  const { id } = await requireRequest(context, token);
  const now = context.clock.now();
  await confirmRequest(context.db, id, { now, expiresAt: endOfRequest(now) });
};

export const stopRestock: Operation<typeof contract.stopRestock> = async (
  { db, vault },
  { token },
) => {
  const id = requestOfToken(vault, token);
  if (id === null) throw ended();
  await deleteRequest(db, id);
};

async function requireRequest({ db, clock, vault }: Call, token: string) {
  const id = requestOfToken(vault, token);
  const request = id === null ? null : await findRequest(db, id, clock.now());
  if (!request) throw ended();
  return request;
}

function ended(): ApiError {
  return new ApiError('not_found', { message: 'Este pedido de aviso não existe mais.' });
}
