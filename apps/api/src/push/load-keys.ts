import type { Services } from '../platform/context.ts';
import { deleteKey, findKey, insertKey } from './key-queries.ts';
import { newPrivateKey, type VapidKeys, vapidKeysOf } from './vapid.ts';

const LABEL = 'push-key';

/** The key pair of this installation, made when there is none. The first of two processes wins. */
export async function loadKeys(
  services: Pick<Services, 'db' | 'vault' | 'clock' | 'log'>,
): Promise<VapidKeys> {
  const { db, vault, clock, log } = services;
  const stored = await findKey(db);
  const opened = stored && vault.open(stored.sealedPrivateKey, LABEL);
  if (opened) return vapidKeysOf(opened);
  if (stored) {
    log.warn('the push key was made with another SECRET_KEY: all devices must subscribe again');
    await deleteKey(db, stored.sealedPrivateKey);
  }
  const privateBytes = newPrivateKey();
  await insertKey(db, {
    publicKey: vapidKeysOf(privateBytes).publicKey,
    sealedPrivateKey: vault.seal(privateBytes, LABEL),
    createdAt: clock.now(),
  });
  return loadKeys(services);
}
