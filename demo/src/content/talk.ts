import type { Post } from './post.ts';
import type { Said } from './thread.ts';

/** A post in a group, with the conversation below it. */
export interface Talk extends Omit<Post, 'group' | 'followersOnly'> {
  said?: readonly Said[];
  /** It stands at the top of the group. */
  pinned?: true;
}
