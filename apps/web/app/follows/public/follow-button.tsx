import { follow, unfollow } from '@arquiba/contract/follows';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../api-call.ts';
import { signInPath } from '../../sessions/public/return-path.ts';
import { useAccount } from '../../shell/use-site.ts';
import { Button } from '../../ui/button.tsx';

interface FollowButtonProps {
  username: string;
  displayName: string;
  following: boolean | null;
  /** Told at once, and again if the server refuses. */
  onChange?(following: boolean): void;
}

/**
 * Follows and unfollows: at once on screen, undone with a toast if the server
 * refuses. A visitor is led to sign-in and back.
 */
export function FollowButton({ username, displayName, following, onChange }: FollowButtonProps) {
  const account = useAccount();
  const location = useLocation();
  const navigate = useNavigate();
  const [followed, setFollowed] = useState(following === true);
  const label = followed ? 'Seguindo' : '+ Seguir';

  if (account?.username === username) return null;

  const show = (state: boolean) => {
    setFollowed(state);
    onChange?.(state);
  };
  const toggle = () => {
    if (!account) return void navigate(signInPath(location));
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
