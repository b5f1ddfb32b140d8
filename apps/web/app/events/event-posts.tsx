import type { Event } from '@arquiba/contract/events';
import type { Post } from '@arquiba/contract/posts';
import { useState } from 'react';
import { ComposerButton } from '../posts/public/composer-button.tsx';
import { OptimisticPost } from '../posts/public/optimistic-post.tsx';
import { PostItem } from '../posts/public/post-item.tsx';

interface EventPostsProps {
  event: Event;
  /** The viewer may publish about it: everyone about a public event, members about one of their group. */
  mayPublish: boolean;
  posts: Post[];
}

/** The posts that people bound to the event. */
export function EventPosts({ event, mayPublish, posts }: EventPostsProps) {
  const { slug, title, group } = event;
  const [optimistic, setOptimistic] = useState<Post | null>(null);
  const [published, setPublished] = useState<Post[]>([]);
  const isLoaded = ({ id }: Post) => posts.some((each) => each.id === id);
  return (
    <section aria-labelledby="event-posts" className="grid grid-cols-1 gap-2 sm:gap-4">
      <h2 id="event-posts" className="display px-4 text-xl md:px-0">
        Publicações do evento
      </h2>
      {mayPublish && (
        <ComposerButton
          label="Escreva sobre o evento"
          start={{ event: { slug, title }, group }}
          onOptimistic={setOptimistic}
          onPublished={(post) => setPublished([post, ...published])}
        />
      )}
      {optimistic && <OptimisticPost post={optimistic} />}
      {[...published.filter((post) => !isLoaded(post)), ...posts].map((post) => (
        <PostItem key={post.id} post={post} />
      ))}
    </section>
  );
}
