import { ApiError } from '@arquiba/contract/errors';
import type { SessionContext } from '../platform/context.ts';
import { resolveUsername } from '../profiles/public/resolve-username.ts';

/** The account behind a username, who must be somebody else. */
export async function resolveOther(
  context: SessionContext,
  username: string,
  verb: string,
): Promise<string> {
  const { accountId } = await resolveUsername(context, username);
  if (accountId === context.viewer.accountId) {
    throw new ApiError('not_allowed', { message: `Você não pode ${verb} o próprio perfil.` });
  }
  return accountId;
}
