import { ApiError } from '@arquiba/contract/errors';
import type { Services } from '../platform/context.ts';
import { setVerified } from './queries.ts';

/** Puts the verified mark on a profile. Only the operator can: no route calls this. */
export async function verifyProfile({ db }: Pick<Services, 'db'>, username: string): Promise<void> {
  if (!(await setVerified(db, username))) {
    throw new ApiError('not_found', { message: 'Este perfil não existe.' });
  }
}
