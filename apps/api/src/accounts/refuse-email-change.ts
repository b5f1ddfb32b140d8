import type { refuseEmailChange as route } from '@arquiba/contract/account-data';
import type { Operation } from '../platform/calls/operation.ts';
import { secretTokenHash } from '../platform/sessions/secret-token.ts';
import { closeEmailChanges } from './email-change-queries.ts';
import { inLinkedChange } from './linked-email-change.ts';

export const refuseEmailChange: Operation<typeof route> = (context, { token }) =>
  inLinkedChange(context, secretTokenHash(token), async (tx, _owner, { accountId, side }) => {
    await closeEmailChanges(tx, accountId, context.clock.now());
    return { side };
  });
