import { brand } from '@arquiba/contract/brand';
import type { Hooks, Services } from '../../platform/context.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { defineTopic } from '../../platform/jobs/outbox.ts';
import { deliverPush, deliveryJob, type Push } from '../../push/public/deliver-push.ts';
import type {} from '../../push/public/hooks.ts';
import { describe } from '../messages/describe.ts';
import { countPushed, findPushed } from './queries.ts';

interface Due {
  subscriptionId: string;
  conversationId: string;
  seq: number;
}
/** A trigger announces it for each message and each browser of the members who accepted the conversation. */
const messageDue = defineTopic<Due>('chat.push-due');

const DAY_SECONDS = 24 * 3600;

export const pushJob = defineJob(
  'chat.push',
  { ...deliveryJob, on: messageDue },
  (services, { subscriptionId, ...place }, { signal }) =>
    deliverPush(services, { subscriptionId, signal }, (accountId) =>
      pushOf(services, accountId, place),
    ),
);

async function pushOf(
  { db, clock }: Services,
  accountId: string,
  place: { conversationId: string; seq: number },
): Promise<Push | null> {
  const found = await findPushed(db, { accountId, now: clock.now() }, place);
  if (!found) return null;
  const { kind, title, senderName } = found;
  const name = kind === 'group' ? `${senderName} · ${title}` : senderName;
  return {
    news: { notices: 0, messages: 1 },
    text: { title: kind === 'shop' ? brand.shop.name : name, body: describe(found) },
    path: `/chat/${place.conversationId}`,
    key: `conversation ${place.conversationId}`,
    ...{ at: new Date(found.createdAt), ttlSeconds: DAY_SECONDS, urgency: 'high' },
  };
}

export const messagesHeldBack: Hooks['heldBack']['messages'] = ({ db, clock }, accountId, since) =>
  countPushed(db, { accountId, now: clock.now() }, since);
