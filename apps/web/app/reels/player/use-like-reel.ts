import type { Post } from '@arquiba/contract/posts';
import { useLocation, useNavigate } from 'react-router';
import { setLiked } from '../../reactions/public/reactions.ts';
import { keepIntent } from '../../viewer/intent.ts';
import { useAccount } from '../../viewer/use-site.ts';
import { reelPath } from './reel-path.ts';

/** Likes a reel. A visitor is sent to sign-in and back to this reel. */
export function useLikeReel(): (post: Post, wanted?: boolean) => void {
  const account = useAccount();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return ({ id }, wanted = true) => {
    if (account) return void setLiked(id, wanted);
    const place = { pathname: reelPath(pathname, id), search };
    void navigate(keepIntent({ act: 'like', id }, place));
  };
}
