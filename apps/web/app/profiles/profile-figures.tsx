import type { Profile } from '@arquiba/contract/profiles';
import { Link } from 'react-router';
import { useFollowers } from '../follows/public/following.ts';
import { Count } from '../ui/count.tsx';

/**
 * Posts, followers and following. The number of followers changes with the button, before the server answers.
 */
export function ProfileFigures({ profile }: { profile: Profile }) {
  const { username, posts, followed } = profile;
  const followers = useFollowers(profile);
  const readable = !profile.private || profile.own || profile.following === 'yes';
  const to = (list: string) => (readable ? `/perfil/${username}/${list}` : undefined);
  return (
    <dl className="mt-4 flex flex-wrap gap-x-4 gap-y-1 sm:gap-x-6">
      {posts !== null && (
        <Figure value={posts} label={posts === 1 ? 'publicação' : 'publicações'} />
      )}
      <Figure
        value={followers}
        label={followers === 1 ? 'seguidor' : 'seguidores'}
        to={to('seguidores')}
      />
      <Figure value={followed} label="seguindo" to={to('seguindo')} />
    </dl>
  );
}

interface FigureProps {
  value: number;
  label: string;
  to?: string | undefined;
}

function Figure({ value, label, to }: FigureProps) {
  return (
    <div className="relative flex items-baseline gap-1.5">
      <dt className="order-last text-muted">
        {to ? (
          <Link
            to={to}
            className="text-muted no-underline after:absolute after:-inset-y-2 after:inset-x-0 hover:text-ink hover:underline"
          >
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd>
        <Count value={value} className="text-2xl" />
      </dd>
    </div>
  );
}
