import { getFeed } from '@arquiba/contract/feed';
import type { Post } from '@arquiba/contract/posts';
import { useState } from 'react';
import { quietCall } from '../api-call.ts';
import { notify } from '../notices/notify.ts';
import { Button } from '../ui/button.tsx';
import { ArrowUp } from '../ui/icons/arrow-up.tsx';
import type { Pages } from '../ui/use-pages.ts';
import { useNewPosts } from './use-new-posts.ts';

/** Shows the number of new posts above the list without moving it, and loads them on request. */
export function NewPosts({ pages }: { pages: Pages<Post> }) {
  const { count, forget } = useNewPosts(pages.items);
  const [busy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    try {
      pages.refresh(await quietCall(getFeed, { kind: 'following' }));
      forget();
      window.scrollTo(0, 0);
    } catch {
      notify('error', 'Não foi possível carregar as novas publicações.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="sticky top-18 z-10 flex h-0 justify-center">
      <p role="status" className="sr-only">
        {count > 0 && announcement(count)}
      </p>
      {count > 0 && (
        <Button
          size="sm"
          busy={busy}
          icon={<ArrowUp />}
          className="pointer-events-auto shadow-lg"
          onClick={() => void show()}
        >
          {announcement(count)}
        </Button>
      )}
    </div>
  );
}

function announcement(count: number): string {
  return count === 1 ? '1 nova publicação' : `${count} novas publicações`;
}
