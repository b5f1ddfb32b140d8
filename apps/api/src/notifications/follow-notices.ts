import type { Hooks } from '../platform/context.ts';
import type {} from '../profiles/public/hooks.ts';
import { notify } from './public/notify.ts';

// Follows and requests are about the profile of the recipient. Triggers delete their notices when they end.
const target = 'profile';

export const tellOfFollow: Hooks['followAdded'] = async (tx, services, added) => {
  const { followerId, followeeId, state } = added;
  await notify(services, tx, {
    ...{ recipientIds: [followeeId], actorId: followerId, target },
    ...(state === 'yes'
      ? { kind: 'follow', path: '/perfil' }
      : { kind: 'follow-request', path: '/perfil/solicitacoes' }),
  });
};

export const tellOfAcceptance: Hooks['followsAccepted'] = async (tx, services, accepted) => {
  const { followeeId, username, followerIds } = accepted;
  await notify(services, tx, {
    ...{ recipientIds: followerIds, actorId: followeeId, target },
    ...{ kind: 'follow-accepted', path: `/perfil/${username}` },
  });
};
