import type { Hooks } from '../platform/context.ts';
import { acceptOpenRequests } from './accept-open-requests.ts';

/** Whom an open profile would not have asked to wait need not wait any longer. */
export const acceptWhenOpened: Hooks['profileOpened'][number] = async (
  tx,
  followeeId,
  services,
) => {
  await acceptOpenRequests(tx, services, { followeeId, until: services.clock.now() });
};
