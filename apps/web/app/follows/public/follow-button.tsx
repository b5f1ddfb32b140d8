import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { signInPath } from '../../sessions/public/return-path.ts';
import { useAccount } from '../../shell/use-site.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { setFollowing, useFollowing } from './following.ts';

interface FollowButtonProps {
  username: string;
  displayName: string;
  following: boolean | null;
  /** `plain` stands on a post, where following is not the thing to do next. */
  look?: 'plain' | 'bold' | undefined;
  size?: ComponentProps<typeof Button>['size'];
}

/** Follows and unfollows; leads a visitor to sign-in and back, and is absent on oneself. */
export function FollowButton(props: FollowButtonProps) {
  const { username, displayName, following, look = 'bold', size = 'sm' } = props;
  const account = useAccount();
  const location = useLocation();
  const followed = useFollowing(username, following);
  if (account?.username === username) return null;

  const label = followed ? 'Seguindo' : look === 'bold' ? '+ Seguir' : 'Seguir';
  const shown = {
    size,
    tone: followed || look === 'plain' ? ('secondary' as const) : ('primary' as const),
    'aria-label': `${label} ${displayName}`,
  };
  if (!account) {
    return (
      <LinkButton {...shown} to={signInPath(location)}>
        {label}
      </LinkButton>
    );
  }
  return (
    <Button
      {...shown}
      title={followed ? 'Deixar de seguir' : undefined}
      onClick={() => void setFollowing(username, !followed)}
    >
      {label}
    </Button>
  );
}
