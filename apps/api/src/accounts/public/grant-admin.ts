import { ApiError } from '@arquiba/contract/errors';
import type { Services } from '../../platform/context.ts';
import { setRole } from '../queries.ts';

/** Gives an account the role `admin`. Only the operator can: no route leads here. */
export async function grantAdmin({ db }: Pick<Services, 'db'>, accountId: string): Promise<void> {
  if (!(await setRole(db, accountId, 'admin'))) {
    throw new ApiError('not_found', { message: 'Esta conta não existe.' });
  }
}
