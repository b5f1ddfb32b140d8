import type { ProfileCard } from '@arquiba/contract/profiles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { VerifiedMark } from '../../ui/badge.tsx';
import { cx } from '../../ui/class-names.ts';

interface ProfileRowProps {
  profile: Pick<ProfileCard, 'username' | 'displayName' | 'verified' | 'category' | 'avatar'>;
  /** Replaces the category, for example '3 seguidores que você segue'. */
  detail?: ReactNode;
  /** The follow button. */
  action?: ReactNode;
  /** On a phone the actions are below the name, because there are several buttons. */
  roomy?: boolean | undefined;
  /** In the right column, which is narrow below 900 px: the action is below the name there. */
  inColumn?: boolean | undefined;
}

/** A person in a list. Name and detail are truncated to one line each. */
export function ProfileRow({ profile, detail, action, roomy, inColumn }: ProfileRowProps) {
  return (
    <div
      className={cx(
        'relative flex min-h-14 min-w-0 items-center gap-2.5',
        roomy && 'max-sm:flex-wrap',
        inColumn && 'max-lg:flex-wrap',
      )}
    >
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
      {action && (
        <div
          className={cx(
            'relative flex-none',
            roomy && 'max-sm:w-full max-sm:pb-1 max-sm:pl-13.5',
            inColumn && 'max-lg:w-full max-lg:pb-1 max-lg:pl-13.5',
          )}
        >
          {action}
        </div>
      )}
    </div>
  );
}
