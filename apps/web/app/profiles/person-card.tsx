import type { listProfiles } from '@arquiba/contract/profiles';
import type { OutputOf } from '@arquiba/contract/route';
import { Link } from 'react-router';
import { FollowButton } from '../follows/public/follow-button.tsx';
import { useFollowers } from '../follows/public/following.ts';
import { Avatar } from '../ui/avatar.tsx';
import { VerifiedMark } from '../ui/badge.tsx';
import { Count } from '../ui/count.tsx';
import { Bone } from '../ui/skeletons.tsx';

type Person = OutputOf<typeof listProfiles>['items'][number];

/** A person to follow, with their bio. The whole card is a link to the profile. */
export function PersonCard({ person }: { person: Person }) {
  const { username, displayName, verified, category, avatar, bio } = person;
  const followers = useFollowers(person);
  return (
    <li className={SHEET}>
      <div className="flex items-center gap-3">
        <Avatar username={username} picture={avatar} size="lg" />
        <div className="min-w-0">
          <p className="flex items-center gap-1.5">
            <Link
              to={`/perfil/${username}`}
              title={displayName}
              className="truncate font-semibold text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:underline"
            >
              {displayName}
            </Link>
            {verified && <VerifiedMark />}
          </p>
          <p className="truncate text-sm text-muted">@{username}</p>
          <p className="truncate text-sm text-muted">{category}</p>
        </div>
      </div>
      {bio && <p className="line-clamp-3 text-[0.9375rem] wrap-anywhere">{bio}</p>}
      <div className="mt-auto flex items-center justify-between gap-3">
        <p className="text-sm text-muted">
          <Count value={followers} className="text-lg text-ink" />{' '}
          {followers === 1 ? 'seguidor' : 'seguidores'}
        </p>
        <div className="relative">
          <FollowButton {...person} />
        </div>
      </div>
    </li>
  );
}

export function PersonCardSkeleton() {
  return (
    <div className={SHEET}>
      <div className="flex items-center gap-3">
        <Bone className="size-17 rounded-pill" />
        <div className="grid flex-1 gap-2">
          <Bone className="h-4 w-32 rounded-sm" />
          <Bone className="h-3 w-24 rounded-sm" />
        </div>
      </div>
      <Bone className="h-4 w-full rounded-sm" />
      <Bone className="h-4 w-2/3 rounded-sm" />
      <div className="mt-auto flex items-center justify-between">
        <Bone className="h-4 w-24 rounded-sm" />
        <Bone className="h-9 w-24 rounded-pill" />
      </div>
    </div>
  );
}

const SHEET =
  'relative flex flex-col sm:min-h-52 gap-3 rounded-card border border-line bg-raised p-4 transition hover:border-edge';
