import { ApiError } from '@arquiba/contract/errors';
import type { renamePasskey as route } from '@arquiba/contract/passkeys';
import type { Operation } from '../platform/calls/operation.ts';
import { presentPasskey } from './presenters.ts';
import { setName } from './queries.ts';

export const renamePasskey: Operation<typeof route> = async ({ db, viewer }, { id, name }) => {
  const renamed = await setName(db, viewer.accountId, id, name);
  if (!renamed) throw new ApiError('not_found');
  return presentPasskey(renamed);
};
