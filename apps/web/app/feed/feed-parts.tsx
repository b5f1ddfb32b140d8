import type { LateFeedProps } from './late-feed.tsx';
import { NewPosts } from './new-posts.tsx';
import { useSeenPosts } from './use-seen-posts.ts';

export default function FeedParts({ kind, pages }: LateFeedProps) {
  useSeenPosts(pages.items.length);
  return kind === 'following' ? <NewPosts pages={pages} /> : null;
}
