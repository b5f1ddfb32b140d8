import type { currentRecovery as route } from '@arquiba/contract/recovery';
import { findAccount } from '../accounts/public/find-account.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { secretTokenHash } from '../platform/sessions/secret-token.ts';
import { presentWaysIn } from './present-ways-in.ts';
import { findGrant } from './queries.ts';
import { readWaysIn } from './ways-in.ts';

export const currentRecovery: Operation<typeof route> = async (context) => {
  const { db, clock, session } = context;
  const token = session.kept('recovery');
  const grant = token ? await findGrant(db, secretTokenHash(token), clock.now()) : null;
  const owner = grant && (await findAccount(db, grant.accountId));
  if (!owner) return { confirmed: false, waysIn: null };
  return { confirmed: true, waysIn: presentWaysIn(await readWaysIn(context, owner)) };
};
