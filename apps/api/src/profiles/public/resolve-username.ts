import { ApiError } from '@arquiba/contract/errors';
import type { Context, SessionContext } from '../../platform/context.ts';
import { byName } from '../by-name.ts';
import { findVisibleAccount, findVisibleAccounts } from '../queries.ts';

/** The account of a username, and what the viewer may see of it. */
export interface NamedProfile {
  accountId: string;
  /** The current one, even if it was found by a former one. */
  username: string;
  private: boolean;
  pinnedPostId: string | null;
  /** Whether the viewer may see posts and details: always, unless the profile is private. */
  shared: boolean;
  /** By the viewer. */
  blocked: boolean;
}

/** The account of a username; `not_found` if there is none or it is hidden. */
export async function resolveUsername(
  context: Pick<Context, 'db' | 'clock' | 'viewer'>,
  username: string,
): Promise<NamedProfile> {
  const { db, viewer } = context;
  const found = await byName(context, username, (name) =>
    findVisibleAccount(db, viewer?.accountId ?? null, name),
  );
  if (!found) throw new ApiError('not_found');
  return found;
}

/** The account of a username, which must not be the viewer's own; `verb` is for the error message. */
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

/** The accounts of those usernames that the viewer can see, by username. */
export async function resolveUsernames(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  usernames: readonly string[],
): Promise<Map<string, string>> {
  if (usernames.length === 0) return new Map();
  const wanted = [...new Set(usernames.map((username) => username.toLowerCase()))];
  const rows = await findVisibleAccounts(db, viewer?.accountId ?? null, wanted);
  return new Map(rows.map(({ username, accountId }) => [username, accountId]));
}
