import type { Hooks } from '../../platform/context.ts';
import type {} from '../../profiles/public/hooks.ts';
import { publishDeliveries } from '../live/publish.ts';
import { pairOf } from './open-conversation.ts';
import { findPair } from './pair-queries.ts';

/** Open pages of their conversation read it again: whether they may write has changed. */
export const tellOfBlock: Hooks['blockChanged'] = async (tx, services, [one, two]) => {
  const found = await findPair(tx, 'direct', pairOf(one, two));
  if (!found) return;
  const event = { type: 'chat-conversation', conversationId: found.id } as const;
  await publishDeliveries(services, tx, [{ to: found.members, event }]);
};
