import type { Services } from '../platform/context.ts';
import type { ChannelRule } from '../platform/realtime/socket-channels.ts';
import { maySeeLive } from './may-see-live.ts';

/**
 * Tells the open pages of a live that something is new. Only that: a page that lost the right to see it is
 * refused when it reads.
 */
export async function publishToLive(
  { db, realtime }: Pick<Services, 'db' | 'realtime'>,
  id: string,
  type: 'chat' | 'removed' | 'changed' | 'reactions',
  more: { messageId?: string; reactions?: number } = {},
): Promise<void> {
  await realtime.publish(db, `live:${id}`, { type, ...more });
}

/** Tells open lists that a live began or ended; not which. */
export async function publishList({ db, realtime }: Pick<Services, 'db' | 'realtime'>) {
  await realtime.publish(db, 'public:lives', { type: 'changed' });
}

/** Everyone who may see a live may subscribe to its channel. */
export function liveChannels({ db }: Pick<Services, 'db'>): ChannelRule[] {
  return [
    {
      prefix: 'live',
      async allowedFor(viewer, names) {
        const ids = names.filter((name) => /^\d{1,18}$/.test(name));
        const viewerId = viewer?.accountId ?? null;
        const seen = await Promise.all(ids.map((id) => maySeeLive({ db }, id, viewerId)));
        return ids.filter((_, at) => seen[at]);
      },
    },
  ];
}
