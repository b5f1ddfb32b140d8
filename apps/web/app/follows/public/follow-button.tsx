import type { FollowState } from '@arquiba/contract/profiles';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { loadAction } from '../../notices/load-action.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { keepIntent } from '../../viewer/intent.ts';
import { signInPath } from '../../viewer/return-path.ts';
import { useAccount } from '../../viewer/use-site.ts';
import { setFollowing, useFollowing } from './following.ts';

interface FollowButtonProps {
  username: string;
  displayName: string;
  following: FollowState | null;
  /** Whether the account must approve followers, if that is known. */
  private?: boolean | undefined;
  /** `plain` is for posts, where following is not the main action. */
  look?: 'plain' | 'bold' | undefined;
  size?: ComponentProps<typeof Button>['size'];
  /** Called when the server has answered. */
  onSettled?(): void;
}

/** Follows and unfollows. Sends a visitor to sign-in and back. Not rendered for the viewer's own account. */
export function FollowButton(props: FollowButtonProps) {
  const { username, displayName, following, look = 'bold', size = 'sm', onSettled } = props;
  const account = useAccount();
  const location = useLocation();
  const state = useFollowing(username, following);
  if (account?.username === username) return null;

  const { label, title } = WORDS[state];
  const shown = {
    size,
    tone: state !== 'no' || look === 'plain' ? ('secondary' as const) : ('primary' as const),
    children: state === 'no' && look === 'bold' ? `+ ${label}` : label,
  };
  const name = `${shown.children} ${displayName}`;
  if (!account) {
    const keep = () => void keepIntent({ act: 'follow', username, displayName }, location);
    return <LinkButton {...shown} aria-label={name} to={signInPath(location)} onClick={keep} />;
  }
  const press = () => {
    const optimistic = state !== 'no' ? 'no' : props.private ? 'requested' : 'yes';
    void setFollowing(username, optimistic, state).then(async (now) => {
      onSettled?.();
      if (state !== 'yes' || now !== 'no') return;
      const code = await loadAction(() => import('../offer-to-follow-again.ts'));
      code?.offerToFollowAgain({ username, displayName, onSettled });
    });
  };
  return <Button {...shown} aria-label={name} title={title} onClick={press} />;
}

const WORDS: Record<FollowState, { label: string; title?: string }> = {
  no: { label: 'Seguir' },
  requested: { label: 'Solicitado', title: 'Cancelar o pedido para seguir' },
  yes: { label: 'Seguindo', title: 'Deixar de seguir' },
};
