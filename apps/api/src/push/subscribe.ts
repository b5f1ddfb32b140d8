import type * as contract from '@arquiba/contract/push';
import { lockOwner } from '../accounts/public/lock-owner.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import { newId } from '../platform/database/database.ts';
import { isPublicKey } from './encrypt-push.ts';
import { deleteOfSession, deleteOverMost, saveSubscription } from './queries.ts';

const MOST_SUBSCRIPTIONS = 10;
const AUTH_BYTES = 16;

/** One for each session. With too many, the one that was not used for longest ends. */
export const subscribeToPush: Operation<typeof contract.subscribeToPush> = async (
  context,
  { endpoint, ...keys },
) => {
  const { db, clock, push, viewer } = context;
  const { accountId, sessionId } = viewer;
  if (!push.accepts(endpoint)) {
    throw invalidInput({ endpoint: 'O serviço de avisos deste navegador não é conhecido.' });
  }
  const p256dh = Buffer.from(keys.p256dh, 'base64url');
  const auth = Buffer.from(keys.auth, 'base64url');
  if (!isPublicKey(p256dh)) throw invalidInput({ p256dh: 'A chave p256dh não é válida.' });
  if (auth.length !== AUTH_BYTES) throw invalidInput({ auth: 'A chave auth não é válida.' });
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockOwner(tx, context);
    await saveSubscription(tx, {
      ...{ id: newId(now), accountId, sessionId, endpoint, p256dh, auth },
      ...{ createdAt: now, lastUsedAt: now },
    });
    await deleteOverMost(tx, accountId, MOST_SUBSCRIPTIONS);
  });
};

export const unsubscribeFromPush: Operation<typeof contract.unsubscribeFromPush> = ({
  db,
  viewer,
}) => deleteOfSession(db, viewer.sessionId);
