import type { listPasskeys as route } from '@arquiba/contract/passkeys';
import type { Operation } from '../platform/calls/operation.ts';
import { presentPasskey } from './presenters.ts';
import { listOwnPasskeys } from './queries.ts';

export const listPasskeys: Operation<typeof route> = async ({ db, viewer }) => ({
  items: (await listOwnPasskeys(db, viewer.accountId)).map(presentPasskey),
});
