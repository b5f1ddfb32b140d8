import type { SimplePost } from '@arquiba/contract/posts';
import Bookmark from 'lucide-react/icons/bookmark';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signInPath } from '../../sessions/public/return-path.ts';
import { useAccount } from '../../shell/use-site.ts';
import { ReactionButton } from '../../ui/reaction-button.tsx';
import { setSaved, useSaved } from '../saves.ts';

const CollectionPicker = lazy(() => import('../collection-picker.tsx'));

/** Saves a post at once, and then offers to choose a collection; leads a visitor to sign-in and back. */
export function SaveButton({ post }: { post: Pick<SimplePost, 'id' | 'saved' | 'counts'> }) {
  const account = useAccount();
  const location = useLocation();
  const navigate = useNavigate();
  const box = useRef<HTMLSpanElement>(null);
  const [picking, setPicking] = useState(false);
  const { saved, count } = useSaved(post);

  function choose() {
    // The focus comes back here: the toast with its button is gone by then.
    box.current?.querySelector('button')?.focus();
    setPicking(true);
  }

  function press() {
    if (!account) return void navigate(signInPath(location));
    void setSaved(post.id, !saved);
    void import('../tell-saved.ts').then(({ tellSaved }) => tellSaved(post.id, !saved, choose));
  }

  return (
    <span ref={box} className="contents">
      <ReactionButton
        name={saved ? 'Remover dos salvos' : 'Salvar'}
        icon={<Bookmark />}
        count={count}
        pressed={saved}
        onPress={press}
      />
      {picking && (
        <Suspense>
          <CollectionPicker postId={post.id} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </span>
  );
}
