import type { ProfileCard } from '@arquiba/contract/profiles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from './avatar.tsx';
import { VerifiedMark } from './badge.tsx';

interface ProfileRowProps {
  profile: Pick<ProfileCard, 'username' | 'displayName' | 'verified' | 'category' | 'avatar'>;
  /** In place of the category: '3 seguidores que você segue'. */
  detail?: ReactNode;
  /** The follow button. */
  action?: ReactNode;
}

/** Someone in a list. One line each for name and detail: a long one is cut, never broken. */
export function ProfileRow({ profile, detail, action }: ProfileRowProps) {
  return (
    <div className="relative flex min-h-14 min-w-0 items-center gap-2.5">
      <Avatar username={profile.username} picture={profile.avatar} />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1">
          <Link
            to={`/perfil/${profile.username}`}
            title={profile.displayName}
            className="truncate text-[0.9375rem] font-semibold text-ink no-underline [font-stretch:92%] after:absolute after:inset-0 hover:underline"
          >
            {profile.displayName}
          </Link>
          {profile.verified && <VerifiedMark />}
        </p>
        <p className="truncate text-sm text-muted">{detail ?? profile.category}</p>
      </div>
      {action && <div className="relative flex-none">{action}</div>}
    </div>
  );
}
