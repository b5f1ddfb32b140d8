import { defineTopic } from '../../platform/outbox.ts';

export const profileFollowed = defineTopic<{ followerId: string; followeeId: string }>(
  'profile.followed',
);
