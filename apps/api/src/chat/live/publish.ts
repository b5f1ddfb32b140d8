import type { ChatEvent } from '@arquiba/contract/chat-events';
import type { RealtimeEvent } from '@arquiba/contract/realtime';
import type { Services } from '../../platform/context.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RealtimeBus } from '../../platform/ports/realtime-bus.ts';
import { accountChannel } from '../../platform/realtime/socket-channels.ts';

/** Between processes only: no socket can subscribe to it, because its name has no prefix. */
const CHANNEL = 'chat';

/** Events for some accounts. */
export interface Delivery {
  to: string[];
  event: ChatEvent;
}

/**
 * One notification for all: a commit that notifies holds a lock of the whole database server, so a
 * transaction notifies once, whatever the number of members.
 */
export async function publishDeliveries(
  { realtime }: Pick<Services, 'realtime'>,
  on: Queryable,
  deliveries: readonly Delivery[],
): Promise<void> {
  const wanted = deliveries.filter(({ to }) => to.length > 0);
  if (wanted.length === 0) return;
  await realtime.publish(on, CHANNEL, { type: 'chat', deliveries: wanted });
}

/** Passes the events of all processes on to the sockets of this one. Returns a function that ends it. */
export function deliverChat(realtime: RealtimeBus): () => void {
  return realtime.subscribe(CHANNEL, (published: RealtimeEvent) => {
    const { deliveries } = published as unknown as { deliveries: Delivery[] };
    for (const { to, event } of deliveries) {
      for (const accountId of to) realtime.deliver(accountChannel(accountId), event);
    }
  });
}
