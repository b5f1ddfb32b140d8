import { ApiError } from '@arquiba/contract/errors';
import type { leaveGroup as route } from '@arquiba/contract/groups';
import type { Operation } from '../platform/calls/operation.ts';
import { violates } from '../platform/database/database.ts';
import { lockShown } from '../profiles/public/lock-shown.ts';
import { findBySlug } from './find-by-slug.ts';
import { LAST_OWNER, removeMember } from './membership-queries.ts';

export const leaveGroup: Operation<typeof route> = async (context, { slug }) => {
  const { db, viewer } = context;
  const { id } = await findBySlug(context, slug);
  try {
    const memberCount = await db.transaction(async (tx) => {
      await lockShown(tx, viewer.accountId);
      return removeMember(tx, id, viewer.accountId);
    });
    return { joined: false, memberCount };
  } catch (error) {
    if (!violates(error, LAST_OWNER)) throw error;
    throw new ApiError('not_allowed', {
      message: 'Você é a única pessoa responsável por este grupo e não pode sair dele.',
    });
  }
};
