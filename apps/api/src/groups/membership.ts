import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/groups';
import type { Operation } from '../platform/calls/operation.ts';
import { violates } from '../platform/database/database.ts';
import { lockShown } from '../profiles/public/lock-shown.ts';
import { findBySlug } from './find-by-slug.ts';
import { addMember, LAST_OWNER, removeMember } from './membership-queries.ts';

/** Joining twice counts once. Members of a closed group may call it too and stay members. */
export const joinGroup: Operation<typeof contract.joinGroup> = async (context, { slug }) => {
  const { db, clock, viewer } = context;
  const { id, access, role, members } = await findBySlug(context, slug);
  if (role) return { joined: true, memberCount: members };
  if (access === 'closed') {
    throw new ApiError('not_allowed', {
      message: 'Este grupo é fechado e não recebe novos membros por enquanto.',
    });
  }
  const memberCount = await db.transaction(async (tx) => {
    await lockShown(tx, viewer.accountId);
    return addMember(tx, id, viewer.accountId, clock.now());
  });
  return { joined: true, memberCount };
};

export const leaveGroup: Operation<typeof contract.leaveGroup> = async (context, { slug }) => {
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
