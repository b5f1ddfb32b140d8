import { defineTopic } from '../../platform/outbox.ts';

interface Edge {
  followerId: string;
  followeeId: string;
}

export const profileFollowed = defineTopic<Edge>('profile.followed');
export const profileUnfollowed = defineTopic<Edge>('profile.unfollowed');
