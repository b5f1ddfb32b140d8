import type { Post } from '@arquiba/contract/posts';
import { PostItem } from '../posts/public/post-item.tsx';

/** The posts that people bound to the event. */
export function EventPosts({ posts }: { posts: Post[] }) {
  return (
    <section aria-labelledby="event-posts" className="grid grid-cols-1 gap-2 sm:gap-4">
      <h2 id="event-posts" className="display px-4 text-xl md:px-0">
        Publicações do evento
      </h2>
      {posts.map((post) => (
        <PostItem key={post.id} post={post} />
      ))}
    </section>
  );
}
