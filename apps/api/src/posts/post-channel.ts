import { id as idSchema } from '@arquiba/contract/id';
import type { Services } from '../platform/context.ts';
import type { ChannelRule } from '../platform/realtime/socket-channels.ts';
import { visibleStates } from './public/post-state.ts';

/** Everyone who may see a post may subscribe to its channel. */
export function postChannels({ db }: Pick<Services, 'db'>): ChannelRule[] {
  return [
    {
      prefix: 'post',
      async allowedFor(viewer, names) {
        const ids = names.filter((name) => idSchema.safeParse(name).success);
        const states = await visibleStates({ db, viewer }, ids);
        return states.map(({ id }) => id);
      },
    },
  ];
}
