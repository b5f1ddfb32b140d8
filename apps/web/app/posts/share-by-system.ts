import type { Post } from '@arquiba/contract/posts';
import { describePost } from './public/describe-post.ts';

/** Hands the address of a post to another app; false where the person thinks better of it. */
export async function shareBySystem(post: Post): Promise<boolean> {
  const { origin } = window.location;
  const { title } = describePost(post, origin);
  const url = `${origin}/post/${post.id}`;
  return navigator.share({ title, url }).then(
    () => true,
    () => false,
  );
}
