import { ApiError } from '@arquiba/contract/errors';
import { violates } from '../../platform/database/database.ts';
import { ONE_OF_A_NAME } from './collection-queries.ts';

/** Names that differ only in accents or case are the same. */
export async function refuseSameName<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!violates(error, ONE_OF_A_NAME)) throw error;
    const message = 'Você já tem uma coleção com este nome';
    throw new ApiError('already_in_use', { message, fields: { name: message } });
  }
}
