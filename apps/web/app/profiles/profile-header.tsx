import type { Profile } from '@arquiba/contract/profiles';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Link2 from 'lucide-react/icons/link-2';
import Lock from 'lucide-react/icons/lock';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { FollowButton } from '../follows/public/follow-button.tsx';
import { useFollowers } from '../follows/public/following.ts';
import { composerPath } from '../shell/composer-path.ts';
import { copyAddress } from '../shell/copy-address.ts';
import { useAccount } from '../shell/use-site.ts';
import { Avatar } from '../ui/avatar.tsx';
import { VerifiedMark } from '../ui/badge.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Count } from '../ui/count.tsx';
import { formatMonth } from '../ui/format-age.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { ProfileCover } from './profile-cover.tsx';

/** Who it is: cover, face, name, words, figures. */
export function ProfileHeader({ profile }: { profile: Profile }) {
  const { username, displayName, verified, category, bio, city, avatar } = profile;
  return (
    <header className="overflow-clip border-line bg-raised max-sm:border-b sm:mb-4 sm:rounded-card sm:border md:mt-4 lg:mt-0">
      <ProfileCover profile={profile} />
      <div className="px-4 pb-5 sm:px-6">
        <div className="flex items-end justify-between gap-3">
          <Avatar
            username={username}
            picture={avatar}
            size="xl"
            className="relative -mt-10 rounded-pill sm:-mt-14 ring-4 ring-raised"
          />
          <div className="flex items-center gap-2 pt-3">
            <IconButton
              outlined
              name="Copiar o link do perfil"
              icon={<Link2 />}
              onClick={() => void copyAddress(`/perfil/${username}`)}
            />
            <ProfileAction profile={profile} />
          </div>
        </div>
        <h1 className="display mt-3 text-3xl wrap-anywhere">
          {displayName}
          {verified && <VerifiedMark className="ml-2 inline size-[0.7em] align-baseline" />}
        </h1>
        <p className="text-muted">
          @{username} · {category}
        </p>
        {bio && <RichText text={bio} className="mt-3 max-w-[60ch]" />}
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted [&_.lucide]:size-4.5">
          {profile.private && <Fact icon={<Lock />}>Perfil privado</Fact>}
          {city && <Fact icon={<MapPin />}>{city}</Fact>}
          <Fact icon={<CalendarDays />}>Desde {formatMonth(new Date(profile.memberSince))}</Fact>
        </ul>
        <ProfileFigures profile={profile} />
      </div>
    </header>
  );
}

function ProfileAction({ profile }: { profile: Profile }) {
  const account = useAccount();
  if (profile.private && !profile.own && !profile.following) return null;
  if (!profile.own) return <FollowButton {...profile} size="md" />;
  return (
    <LinkButton tone="secondary" to={composerPath(account)}>
      Publicar
    </LinkButton>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      {icon}
      <span>{children}</span>
    </li>
  );
}

/** The count moves with the button, before the server answers. */
function ProfileFigures({ profile }: { profile: Profile }) {
  const followers = useFollowers(profile);
  return (
    <dl className="mt-4 flex gap-6">
      <Figure value={followers} label={followers === 1 ? 'seguidor' : 'seguidores'} />
      <Figure value={profile.followed} label="seguindo" />
    </dl>
  );
}

function Figure({ value, label }: { value: number; label: string }) {
  return (
    <div className="flex items-baseline gap-1.5">
      <dt className="order-last text-muted">{label}</dt>
      <dd>
        <Count value={value} className="text-2xl" />
      </dd>
    </div>
  );
}
