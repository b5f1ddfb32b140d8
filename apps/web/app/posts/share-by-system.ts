import type { Post } from '@arquiba/contract/posts';
import { describePost } from './public/describe-post.ts';

/** Opens the system's share dialog; false if the person cancels. */
export async function shareBySystem(post: Post): Promise<boolean> {
  const { origin } = window.location;
  const { title } = describePost(post);
  const url = `${origin}/post/${post.id}`;
  return navigator.share({ title, url }).then(
    () => true,
    () => false,
  );
}
