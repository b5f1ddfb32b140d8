import { ApiError } from '@arquiba/contract/errors';
import type { Context } from '../../platform/context.ts';
import { byName } from '../by-name.ts';
import { findVisibleAccount } from '../queries.ts';

/** Who stands behind a username, and what the viewer may see of them. */
export interface NamedProfile {
  accountId: string;
  private: boolean;
  /** Whether posts and details are for the viewer: always, unless it is private. */
  shared: boolean;
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
