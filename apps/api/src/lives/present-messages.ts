import type { LiveMessage } from '@arquiba/contract/live-views';
import type { Context } from '../platform/context.ts';
import { presentPerson } from '../profiles/public/present-card.ts';
import type { MessageRow } from './chat-queries.ts';

export function presentMessages(
  context: Pick<Context, 'media' | 'viewer'>,
  live: { accountId: string },
  rows: readonly MessageRow[],
): LiveMessage[] {
  return rows.map((row) => {
    const { id, text, createdAt, accountId, isModerator } = row;
    const role = accountId === live.accountId ? 'owner' : isModerator ? 'moderator' : 'viewer';
    const author = presentPerson(context, row);
    return { ...{ id, text, role, author }, createdAt: createdAt.toISOString() };
  });
}
