import { ApiError } from '@arquiba/contract/errors';
import type { Queryable } from '../platform/database/database.ts';
import { hasOrders } from './queries.ts';

/**
 * The mails of an order go to the buyer: before the first one, it must be known that they arrive. People who
 * bought before e-mails were confirmed go on buying.
 */
export async function needsEmailFirst(
  db: Queryable,
  accountId: string,
  { emailConfirmedAt }: { emailConfirmedAt: Date | null },
): Promise<boolean> {
  return emailConfirmedAt === null && !(await hasOrders(db, accountId));
}

export function emailFirst({ email }: { email: string }): ApiError {
  const message = `Confirme o e-mail ${email} antes da primeira compra: abra o link que enviamos para ele.`;
  return new ApiError('email_unconfirmed', { message });
}
