import { ApiError } from '@arquiba/contract/errors';
import type { Entry } from '@arquiba/contract/sessions';

interface Account {
  id: string;
  name: string;
  status: 'active' | 'blocked' | 'deleted';
}

/**
 * What is told to someone whose account it is, and who is not let in all the same; null for an
 * active account. The same whichever way they came: by password or by passkey.
 */
export function closedDoor({ id, name, status }: Account): Entry | null {
  if (status === 'deleted') throw new ApiError('wrong_credentials');
  return status === 'blocked' ? { status, id, name } : null;
}
