import type { Post } from '@arquiba/contract/posts';
import { useState } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useIdle } from '../ui/use-idle.ts';
import type { Pages } from '../ui/use-pages.ts';
import type { FeedTab } from './feed-tabs.ts';

const FeedParts = lazyPart(() => import('./feed-parts.tsx'), { optional: true });

export interface LateFeedProps {
  kind: FeedTab['kind'];
  pages: Pages<Post>;
}

/** Loaded when idle: records which posts were seen, and announces new ones. */
export function LateFeed(props: LateFeedProps) {
  const [wanted, setWanted] = useState(false);
  useIdle(() => setWanted(true));
  return wanted && <FeedParts {...props} />;
}
