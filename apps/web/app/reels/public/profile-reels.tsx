import { listProfilePosts, type Post } from '@arquiba/contract/posts';
import { Link, useLocation } from 'react-router';
import { quietCall } from '../../api-call.ts';
import { withParameter } from '../../list-page.ts';
import { useRemovedPosts } from '../../posts/public/removed-posts.ts';
import { usePostPages } from '../../posts/public/use-post-pages.ts';
import { Count } from '../../ui/count.tsx';
import { EndOfList } from '../../ui/end-of-list.tsx';
import { Heart } from '../../ui/icons/heart.tsx';
import type { Page } from '../../ui/pages.ts';
import { Picture } from '../../ui/picture.tsx';
import { MediaGridSkeleton } from '../../ui/skeletons.tsx';
import { stillOf } from '../../ui/still-of.ts';
import { videoOf } from '../reel-item.ts';

interface ProfileReelsProps {
  username: string;
  first: Page<Post>;
}

/** The videos of a person; each opens the player, which goes on with the others. */
export default function ProfileReels({ username, first }: ProfileReelsProps) {
  const location = useLocation();
  const pages = usePostPages(`profile ${username} video`, first, (cursor) =>
    quietCall(listProfilePosts, { username, kind: 'video', cursor }),
  );
  const removed = useRemovedPosts();
  const { nextCursor } = pages;
  return (
    <>
      <ul className="grid grid-cols-3 gap-0.5 sm:gap-1.5">
        {pages.items
          .filter(({ id }) => !removed.has(id))
          .map((post) => (
            <li key={post.id}>
              <Tile username={username} post={post} />
            </li>
          ))}
      </ul>
      <EndOfList
        pages={pages}
        noun="reels"
        next={nextCursor && withParameter(location, 'cursor', nextCursor)}
        skeleton={<MediaGridSkeleton count={3} />}
      />
    </>
  );
}

function Tile({ username, post }: { username: string; post: Post }) {
  const { id, author, text, counts } = post;
  const video = videoOf(post);
  return (
    <Link
      to={`/reels/${id}?perfil=${username}`}
      aria-label={`Reel de ${[author.displayName, text.slice(0, 80)].filter(Boolean).join(': ')}`}
      className="relative block aspect-[9/16] overflow-hidden bg-sunken no-underline sm:rounded-md"
    >
      {video && (
        <Picture
          file={{ ...stillOf(video), alt: '' }}
          sizes="(min-width: 900px) 210px, 33vw"
          fit="cover"
        />
      )}
      <span className="absolute inset-x-0 bottom-0 flex items-center gap-1 bg-gradient-to-t from-night/85 to-transparent px-2 pt-6 pb-1.5 text-sm text-chalk [&_.lucide]:size-4">
        <Heart />
        <Count value={counts.likes} />
      </span>
    </Link>
  );
}
