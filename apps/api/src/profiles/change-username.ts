import { ApiError } from '@arquiba/contract/errors';
import { USERNAME_CHANGES, USERNAME_DAYS } from '@arquiba/contract/profiles';
import { type Transaction, violates } from '../platform/database/database.ts';
import { dayInBrazil } from '../platform/moment-in-brazil.ts';
import { setUsername } from './queries.ts';
import { isReserved } from './reserved-usernames.ts';
import { findChanges, insertFormer, isTaken, lockUsername } from './username-queries.ts';
import { changesLeft, keptSince } from './username-time.ts';

/** Changes one's own username; for a while the previous one still leads to the profile. */
export async function changeUsername(
  tx: Transaction,
  accountId: string,
  username: string,
  now: Date,
): Promise<void> {
  const before = await lockUsername(tx, accountId);
  if (before === null) throw new ApiError('not_found');
  if (before === username) return;
  const since = keptSince(now);
  const { nextAt } = changesLeft(await findChanges(tx, accountId, since));
  if (nextAt) throw tooOften(nextAt);
  if (isReserved(username) || (await isTaken(tx, { username, accountId, since }))) throw taken();
  await insertFormer(tx, { accountId, username: before, leftAt: now });
  try {
    await setUsername(tx, accountId, username);
  } catch (error) {
    throw violates(error, 'profile_username_key') ? taken() : error;
  }
}

function taken(): ApiError {
  const message = 'Este nome de usuário já está em uso.';
  return new ApiError('already_in_use', { message, fields: { username: message } });
}

function tooOften(nextAt: Date): ApiError {
  const message = `O nome de usuário muda no máximo ${USERNAME_CHANGES} vezes em ${USERNAME_DAYS} dias. Tente de novo em ${dayInBrazil(nextAt)}.`;
  return new ApiError('not_allowed', { message, fields: { username: message } });
}
