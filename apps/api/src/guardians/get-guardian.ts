import type { getGuardian as route } from '@arquiba/contract/guardians';
import type { Operation } from '../platform/calls/operation.ts';
import { presentGuardian } from './present-guardian.ts';
import { findGuardian } from './queries.ts';

export const getGuardian: Operation<typeof route> = async ({ db, clock, viewer }) => ({
  guardian: presentGuardian(await findGuardian(db, viewer.accountId), clock.now()),
});
