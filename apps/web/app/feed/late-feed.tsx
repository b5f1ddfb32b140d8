import type { Post } from '@arquiba/contract/posts';
import { type ComponentType, useState } from 'react';
import { useIdle } from '../shell/use-idle.ts';
import type { Pages } from '../ui/use-pages.ts';
import type { FeedTab } from './feed-tabs.ts';

export interface LateFeedProps {
  kind: FeedTab['kind'];
  pages: Pages<Post>;
}

/** What the feed does once it can be read: it notes what was seen, and announces what is new. */
export function LateFeed(props: LateFeedProps) {
  const [Parts, setParts] = useState<ComponentType<LateFeedProps>>();
  useIdle(() => {
    import('./feed-parts.tsx').then(
      (module) => setParts(() => module.default),
      // Without network there is nothing new either.
      () => undefined,
    );
  });
  return Parts ? <Parts {...props} /> : null;
}
