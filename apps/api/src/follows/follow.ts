import { ApiError } from '@arquiba/contract/errors';
import type { follow as route } from '@arquiba/contract/follows';
import type { Operation } from '../platform/operation.ts';
import { announce } from '../platform/outbox.ts';
import { accountChannel } from '../platform/socket-channels.ts';
import { addFollow } from '../profiles/public/follow-edge.ts';
import { resolveUsername } from '../profiles/public/resolve-username.ts';
import { profileFollowed } from './public/topics.ts';

/** Following twice is following once: the second time nothing is counted or announced. */
export const follow: Operation<typeof route> = async (context, { username }) => {
  const { db, clock, realtime, viewer } = context;
  const { accountId: followeeId, shared, blocked } = await resolveUsername(context, username);
  const edge = { followerId: viewer.accountId, followeeId };
  if (edge.followeeId === edge.followerId) {
    throw new ApiError('not_allowed', { message: 'Você não pode seguir o próprio perfil.' });
  }
  // Who follows already sees it, and stays.
  if (!shared) {
    throw new ApiError('not_allowed', {
      message: 'Este perfil é privado e não recebe novos seguidores por enquanto.',
    });
  }
  if (blocked) {
    throw new ApiError('not_allowed', {
      message: 'Você bloqueou este perfil. Desbloqueie antes de seguir.',
    });
  }
  return db.transaction(async (tx) => {
    const { changed, followers } = await addFollow(tx, edge, clock.now());
    if (changed) {
      await announce(tx, profileFollowed, edge);
      const channel = accountChannel(edge.followeeId);
      await realtime.publish(tx, channel, { type: 'followed', followers });
    }
    return { following: true, followers };
  });
};
