import type { Services } from '../../platform/context.ts';
import { importFactor, replaceRecoveryCodes } from '../queries.ts';
import { newRecoveryCodes } from '../recovery-codes.ts';
import { readSecret, sealSecret } from '../sealed-secret.ts';

/** Gives an account a second factor whose secret is known, as a demonstration needs it. */
export async function importSecondFactor(
  { db, clock, vault }: Pick<Services, 'db' | 'clock' | 'vault'>,
  accountId: string,
  secret: string,
): Promise<void> {
  const made = await newRecoveryCodes();
  const sealedSecret = sealSecret(vault, accountId, readSecret(secret));
  const at = clock.now();
  await db.transaction(async (tx) => {
    await importFactor(tx, { accountId, sealedSecret, codesSalt: made.salt, at });
    await replaceRecoveryCodes(tx, accountId, made);
  });
}
