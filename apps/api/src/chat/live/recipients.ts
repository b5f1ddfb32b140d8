import { findStaff } from '../../accounts/public/find-staff.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Locked } from '../seats/seat.ts';

/** Who is told of what happens in a conversation. Not those who declined it. */
export async function recipientsOf(
  db: Queryable,
  { conversation, members }: Pick<Locked, 'conversation' | 'members'>,
): Promise<string[]> {
  const told = members.filter(({ state }) => state !== 'declined').map((each) => each.accountId);
  return conversation.kind === 'shop'
    ? [...new Set([...told, ...(await findStaff(db, 'support'))])]
    : told;
}
