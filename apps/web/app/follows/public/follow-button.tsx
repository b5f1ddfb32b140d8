import { follow, unfollow } from '@arquiba/contract/follows';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../api-call.ts';
import { signInPath } from '../../sessions/public/return-path.ts';
import { useAccount } from '../../shell/use-site.ts';
import { Button, LinkButton } from '../../ui/button.tsx';

interface FollowButtonProps {
  username: string;
  displayName: string;
  following: boolean | null;
  /** Told at once, and again if the server refuses. */
  onChange?(following: boolean): void;
}

/** Follows and unfollows: at once on screen, undone with a toast if the server refuses. */
export function FollowButton({ username, displayName, following, onChange }: FollowButtonProps) {
  const account = useAccount();
  const location = useLocation();
  const [followed, setFollowed] = useState(following === true);
  const label = followed ? 'Seguindo' : '+ Seguir';

  if (!account) {
    return (
      <LinkButton size="sm" to={signInPath(location)} aria-label={`${label} ${displayName}`}>
        {label}
      </LinkButton>
    );
  }
  if (account.username === username) return null;

  const show = (state: boolean) => {
    setFollowed(state);
    onChange?.(state);
  };
  const toggle = () => {
    show(!followed);
    call(followed ? unfollow : follow, { username }).catch(() => show(followed));
  };
  return (
    <Button
      size="sm"
      tone={followed ? 'secondary' : 'primary'}
      aria-label={`${label} ${displayName}`}
      onClick={toggle}
    >
      {label}
    </Button>
  );
}
