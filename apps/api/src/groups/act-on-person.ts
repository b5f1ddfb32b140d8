import { ApiError } from '@arquiba/contract/errors';
import type { SessionContext } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { resolveUsername } from '../profiles/public/resolve-username.ts';
import { type LockedGroup, lockGroup } from './lock-group.ts';
import { requireRight, requireRole } from './public/require-right.ts';
import { type GroupAction, outranks } from './rights.ts';

interface Asked {
  slug: string;
  username: string;
  action: GroupAction;
}

export interface ActOnPerson {
  tx: Transaction;
  group: LockedGroup;
  /** The person it is done to. */
  accountId: string;
}

/**
 * What a moderator or owner does to somebody, in a transaction: the right and the rank are checked under the
 * lock of the group. Nobody acts on themselves, nor on an equal or higher rank.
 */
export async function actOnPerson<T>(
  context: SessionContext,
  { slug, username, action }: Asked,
  work: (act: ActOnPerson) => Promise<T>,
): Promise<T> {
  const { db, viewer } = context;
  const { id } = await requireRight(context, slug, action);
  // As a visitor: blocking the moderators protects nobody from them.
  const { accountId } = await resolveUsername({ ...context, viewer: null }, username);
  if (accountId === viewer.accountId) {
    throw new ApiError('not_allowed', { message: 'Você não pode fazer isto com você.' });
  }
  return db.transaction(async (tx) => {
    const group = await lockGroup(tx, id, viewer.accountId, accountId);
    const role = requireRole(action, group, viewer.accountId);
    if (!outranks(role, group.roleOf(accountId))) {
      throw new ApiError('not_allowed', {
        message: 'Você só age sobre quem tem um papel menor que o seu.',
      });
    }
    return work({ tx, group, accountId });
  });
}
