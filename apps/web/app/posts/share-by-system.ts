import type { Post } from '@arquiba/contract/posts';
import { describePost } from './public/describe-post.ts';

/** Hands the address of a post to another app; false where the person thinks better of it. */
export async function shareBySystem(post: Post): Promise<boolean> {
  const { title } = describePost(post);
  const url = new URL(`/post/${post.id}`, window.location.origin).href;
  return navigator.share({ title, url }).then(
    () => true,
    () => false,
  );
}
