import { findStaff } from '../../accounts/public/find-staff.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { findSeatRow } from './queries.ts';

/** Whether someone is in a conversation now, or is staff and it is one with the shop. */
export async function maySeeConversation(
  db: Queryable,
  conversationId: string,
  accountId: string,
): Promise<boolean> {
  const found = await findSeatRow(db, conversationId, accountId);
  if (!found) return false;
  if (found.member) return true;
  return found.conversation.kind === 'shop' && (await findStaff(db, 'support')).includes(accountId);
}
