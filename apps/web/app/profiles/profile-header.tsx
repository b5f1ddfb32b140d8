import type { Profile } from '@arquiba/contract/profiles';
import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { MessageButton } from '../chat/public/message-button.tsx';
import { copyAddress } from '../copying/copy-address.ts';
import { FollowButton } from '../follows/public/follow-button.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { LiveBadge, VerifiedMark } from '../ui/badge.tsx';
import { LinkButton } from '../ui/button.tsx';
import { IconButton, IconLink } from '../ui/icon-button.tsx';
import { Bookmark } from '../ui/icons/bookmark.tsx';
import { Link2 } from '../ui/icons/link-2.tsx';
import { Menu } from '../ui/menu.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { useAccount } from '../viewer/use-site.ts';
import { ProfileCover } from './profile-cover.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileFigures } from './profile-figures.tsx';
import { EDIT_PATH } from './profile-paths.ts';

/** Cover, avatar, name, bio and counts. */
interface ProfileHeaderProps {
  profile: Profile;
  /** If there are moments: the picture leads to them. */
  ring?: 'unseen' | 'seen' | null;
}

export function ProfileHeader({ profile, ring = null }: ProfileHeaderProps) {
  const { username, displayName, verified, category, bio, avatar } = profile;
  const account = useAccount();
  return (
    <header className="overflow-clip border-line bg-raised max-sm:border-b sm:mb-4 sm:rounded-card sm:border md:mt-4 lg:mt-0">
      <ProfileCover profile={profile} />
      <div className="px-4 pb-5 sm:px-6">
        <div className="flex items-end justify-between gap-2">
          <MomentsLink username={username} displayName={displayName} ring={ring}>
            <Avatar
              username={username}
              picture={avatar}
              size="xl"
              ring={ring ?? undefined}
              className="relative -mt-10 rounded-pill bg-raised sm:-mt-14 ring-4 ring-raised"
            />
          </MomentsLink>
          <div className="flex flex-wrap items-center justify-end gap-1 pt-3 sm:gap-2">
            {profile.own && <IconLink outlined name="Salvos" icon={<Bookmark />} to="/salvos" />}
            <ProfileMenu profile={profile} />
            {!profile.own && !profile.blocked && account && <MessageButton username={username} />}
            <ProfileAction profile={profile} />
          </div>
        </div>
        <h1 className="display mt-3 text-3xl wrap-anywhere">
          {displayName}
          {verified && <VerifiedMark className="ml-2 inline size-[0.7em] align-baseline" />}
        </h1>
        {profile.live && (
          <p className="mt-1">
            <Link to="/lives">
              <LiveBadge />
            </Link>
          </p>
        )}
        <p className="text-muted">
          @{username} · {category}
        </p>
        {bio && <RichText text={bio} mentions={profile.mentions} className="mt-3 max-w-[60ch]" />}
        <ProfileFacts profile={profile} />
        <ProfileFigures profile={profile} />
      </div>
    </header>
  );
}

interface MomentsLinkProps extends Pick<Profile, 'username' | 'displayName'> {
  ring: 'unseen' | 'seen' | null;
  children: ReactNode;
}

function MomentsLink({ username, displayName, ring, children }: MomentsLinkProps) {
  if (!ring) return children;
  return (
    <Link to={`/moments/${username}`} aria-label={`Moments de ${displayName}`} className="flex">
      {children}
    </Link>
  );
}

function ProfileMenu({ profile }: { profile: Profile }) {
  const account = useAccount();
  const { revalidate } = useRevalidator();
  const { username, displayName, own, blocked, muted } = profile;
  const copy = () => void copyAddress(`/perfil/${username}`);
  if (own || !account) {
    return <IconButton outlined name="Copiar o link do perfil" icon={<Link2 />} onClick={copy} />;
  }
  return (
    <Menu
      name={`Mais opções do perfil de ${displayName}`}
      items={async () => {
        const { personSafetyItems } = await import('../safety/public/safety-items.tsx');
        return [
          { label: 'Copiar o link do perfil', icon: <Link2 />, onSelect: copy },
          ...personSafetyItems({ username, displayName, blocked, muted, onReleased: revalidate }),
        ];
      }}
    />
  );
}

function ProfileAction({ profile }: { profile: Profile }) {
  const { revalidate } = useRevalidator();
  if (profile.own) {
    return (
      <LinkButton tone="secondary" to={EDIT_PATH} className="max-sm:px-3.5 max-sm:text-sm">
        Editar perfil
      </LinkButton>
    );
  }
  if (profile.blocked || (!profile.followable && profile.following !== 'yes')) return null;
  // A private profile must be loaded again, because the answer decides what is visible.
  const settled = profile.private ? { onSettled: () => void revalidate() } : {};
  return <FollowButton {...profile} {...settled} size="md" />;
}
