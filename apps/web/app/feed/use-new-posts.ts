import { getFeed } from '@arquiba/contract/feed';
import type { Post } from '@arquiba/contract/posts';
import type { RealtimeEvent } from '@arquiba/contract/realtime';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { quietCall } from '../api-call.ts';
import { useChannel } from '../realtime/public/listen.ts';
import { useAccount } from '../viewer/use-site.ts';
import { newPostsIn } from './new-posts-in.ts';

/** Without the socket, the page checks for new posts when the person returns after this time. */
const LOOK_AGAIN_MS = 60_000;

/** The number of posts in the viewer's feed that the list does not show yet. */
export function useNewPosts(items: readonly Post[]): { count: number; forget(): void } {
  const account = useAccount();
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const lookedAt = useRef(Date.now());

  const look = useEffectEvent(async () => {
    lookedAt.current = Date.now();
    try {
      const { items: newest } = await quietCall(getFeed, { kind: 'following' });
      // Merged with the events received in the meantime: this answer may be older.
      setArrived((before) => new Set([...before, ...newPostsIn(newest, items)]));
    } catch {
      // Ignored: the next event or request updates the count.
    }
  });

  useChannel(account && `account:${account.id}`, {
    onEvent: (event) => {
      const id = postOf(event);
      if (id) setArrived((before) => new Set(before).add(id));
    },
    onGap: () => void look(),
    // Posts published between the loader and this subscription caused no event here.
    onSubscribed: () => void look(),
  });

  useEffect(() => {
    const onVisible = () => {
      const isDue = Date.now() - lookedAt.current > LOOK_AGAIN_MS;
      if (document.visibilityState === 'visible' && isDue) void look();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);

  const shown = new Set(items.map(({ id }) => id));
  const count = [...arrived].filter((id) => !shown.has(id)).length;
  return { count, forget: () => setArrived(new Set()) };
}

/** The post of a feed event; for a repost, the original post. */
function postOf({ type, originId }: RealtimeEvent): string | null {
  return type === 'feed' && typeof originId === 'string' ? originId : null;
}
