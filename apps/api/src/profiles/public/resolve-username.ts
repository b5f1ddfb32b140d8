import { ApiError } from '@arquiba/contract/errors';
import type { Context, SessionContext } from '../../platform/context.ts';
import { byName } from '../by-name.ts';
import { findVisibleAccount, findVisibleAccounts } from '../queries.ts';

/** Who stands behind a username, and what the viewer may see of them. */
export interface NamedProfile {
  accountId: string;
  /** Theirs now, where it was found by one that they had before. */
  username: string;
  private: boolean;
  pinnedPostId: string | null;
  /** Whether posts and details are for the viewer: always, unless it is private. */
  shared: boolean;
  /** By the viewer. */
  blocked: boolean;
}

/** The account behind a username; `not_found` when there is none or it is hidden. */
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

/** The account behind a username, which must not be the viewer's own; `verb` is for the refusal. */
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

/** The accounts behind those usernames that the viewer can see, by username. */
export async function resolveUsernames(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  usernames: readonly string[],
): Promise<Map<string, string>> {
  if (usernames.length === 0) return new Map();
  const wanted = [...new Set(usernames.map((username) => username.toLowerCase()))];
  const rows = await findVisibleAccounts(db, viewer?.accountId ?? null, wanted);
  return new Map(rows.map(({ username, accountId }) => [username, accountId]));
}
