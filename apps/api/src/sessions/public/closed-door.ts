import { ApiError } from '@arquiba/contract/errors';
import type { Entry } from '@arquiba/contract/sessions';
import type { Services } from '../../platform/context.ts';

interface Account {
  id: string;
  name: string;
  status: 'active' | 'blocked' | 'deleted';
}

/**
 * The error for the owner of an account that is blocked or deleted; null if it is active. The same for
 * password and passkey.
 */
export async function closedDoor(
  services: Services,
  { id, name, status }: Account,
): Promise<Entry | null> {
  if (status === 'active') return null;
  if (status === 'blocked') return { status, id, name };
  const until = await services.hooks.restorableUntil(services, id);
  if (!until) throw new ApiError('wrong_credentials');
  return { status, id, name, until: until.toISOString() };
}
