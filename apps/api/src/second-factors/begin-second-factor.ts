import { randomBytes } from 'node:crypto';
import { ApiError } from '@arquiba/contract/errors';
import type { beginSecondFactor as route } from '@arquiba/contract/second-factors';
import { loadAccountSummary } from '../accounts/public/account-summary.ts';
import { requireConfirmedEmail } from '../accounts/public/confirmed-email.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { requireConfirmed } from '../platform/sessions/confirmed-session.ts';
import { presentSecret } from './present-secret.ts';
import { keepPendingSecret } from './queries.ts';
import { sealSecret } from './sealed-secret.ts';
import { SECRET_BYTES } from './totp.ts';

/** Beginning again discards a secret that was not confirmed. */
export const beginSecondFactor: Operation<typeof route> = async (context) => {
  await requireConfirmedEmail(context, 'ativar a verificação em duas etapas');
  await requireConfirmed(context);
  const { db, clock, vault, viewer } = context;
  const { accountId } = viewer;
  const account = await loadAccountSummary(context, accountId);
  if (!account) throw new ApiError('sign_in_required');
  const secret = randomBytes(SECRET_BYTES);
  const sealedSecret = sealSecret(vault, accountId, secret);
  const kept = await keepPendingSecret(db, { accountId, sealedSecret, createdAt: clock.now() });
  if (!kept) throw new ApiError('second_factor_on');
  return presentSecret(secret, account.email);
};
