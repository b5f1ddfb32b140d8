import type { currentRecovery as route } from '@arquiba/contract/recovery';
import type { Operation } from '../platform/calls/operation.ts';
import { secretTokenHash } from '../platform/sessions/secret-token.ts';
import { findGrant } from './queries.ts';

export const currentRecovery: Operation<typeof route> = async ({ db, clock, session }) => {
  const token = session.kept('recovery');
  const grant = token ? await findGrant(db, secretTokenHash(token), clock.now()) : null;
  return { confirmed: grant !== null };
};
