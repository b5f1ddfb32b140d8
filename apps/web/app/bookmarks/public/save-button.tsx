import type { SimplePost } from '@arquiba/contract/posts';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ReactionButton } from '../../reactions/public/reaction-button.tsx';
import { Bookmark } from '../../ui/icons/bookmark.tsx';
import { keepIntent } from '../../viewer/intent.ts';
import { useAccount } from '../../viewer/use-site.ts';
import { setSaved, useSaved } from '../saves.ts';

/** Saves a post at once, then offers to choose a collection. Sends a visitor to sign-in and back. */
export function SaveButton({ post }: { post: Pick<SimplePost, 'id' | 'saved' | 'counts'> }) {
  const account = useAccount();
  const location = useLocation();
  const navigate = useNavigate();
  const box = useRef<HTMLSpanElement>(null);
  const { saved, count } = useSaved(post);

  function press() {
    if (!account) return void navigate(keepIntent({ act: 'save', id: post.id }, location));
    // The toast that had the focus is gone by then, so it returns to the button.
    const focus = () => box.current?.querySelector('button')?.focus();
    void setSaved(post.id, !saved).then(async (held) => {
      if (held) (await import('../saved-toast.tsx')).showSavedToast(post.id, !saved, focus);
    });
  }

  return (
    <span ref={box} className="contents">
      <ReactionButton
        name="Salvar"
        icon={<Bookmark />}
        count={count}
        pressed={saved}
        onPress={press}
      />
    </span>
  );
}
