import type { SupportMessage } from '@arquiba/contract/support';
import type { MessageRow } from './queries.ts';

export function presentMessage(row: MessageRow): SupportMessage {
  const { id, subject, message, orderNumber, createdAt } = row;
  return { id, subject, message, orderNumber, createdAt: createdAt.toISOString() };
}
