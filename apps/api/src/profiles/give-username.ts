import { ApiError } from '@arquiba/contract/errors';
import type { Services } from '../platform/context.ts';
import { violates } from '../platform/database/database.ts';
import { setUsername } from './queries.ts';

/** Gives a profile a username that the operator chooses, even a reserved one: no route calls this. */
export async function giveUsername(
  { db }: Pick<Services, 'db'>,
  accountId: string,
  username: string,
): Promise<void> {
  try {
    if (await setUsername(db, accountId, username)) return;
  } catch (error) {
    if (violates(error, 'profile_username_key')) throw new ApiError('already_in_use');
    throw error;
  }
  throw new ApiError('not_found', { message: 'Este perfil não existe.' });
}
