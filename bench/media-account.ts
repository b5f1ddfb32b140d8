import { openMediaOperator } from '../apps/media/src/accounts/operator.ts';
import { openWorkPool } from '../apps/server/src/database/pool.ts';
import type { World } from './world.ts';

export interface MediaAccount {
  id: string;
  key: string;
  /** Path of the API for its uploads. */
  uploads: string;
}

/** An account of the media service with a key that may do everything. */
export async function openMediaAccount(
  { databaseUrl }: World,
  name: string,
): Promise<MediaAccount> {
  const pool = openWorkPool(databaseUrl);
  try {
    const operator = await openMediaOperator(pool);
    const account =
      (await operator.findAccount(name)) ?? (await operator.createAccount(name, null));
    if (!account) throw new Error(`No account ${name}`);
    const { secretKey } = await operator.mintKeys(account.id, true);
    return { id: account.id, key: secretKey, uploads: `/v2/accounts/${account.id}/uploads` };
  } finally {
    await pool.end();
  }
}
