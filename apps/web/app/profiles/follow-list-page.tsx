import { listFollowed, listFollowers } from '@arquiba/contract/follow-lists';
import { getProfile, type ProfileCard } from '@arquiba/contract/profiles';
import { redirect, useLocation } from 'react-router';
import { quietCall } from '../api-call.ts';
import { useFollowers } from '../follows/public/following.ts';
import { loadListPage } from '../list-page.ts';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Page } from '../ui/pages.ts';
import { SmallHeading } from '../ui/small-heading.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { Route } from './+types/follow-list-page';
import { PeopleRows } from './people-rows.tsx';
import { PrivateProfile } from './private-profile.tsx';

type Side = 'seguidores' | 'seguindo';

const routeOf = { seguidores: listFollowers, seguindo: listFollowed };

/** Used for both lists; the URL tells which. */
export async function loader(args: Route.LoaderArgs) {
  const { username } = args.params;
  const side = sideOf(args.url.pathname);
  const [profile, people] = await Promise.all([
    pageCall(args)(getProfile, { username }),
    loadListPage(args, (call, place) => call(routeOf[side], { username, ...place })),
  ]);
  if (profile.username !== username.toLowerCase()) {
    throw redirect(`/perfil/${profile.username}/${side}`);
  }
  return { profile, people };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { displayName } = args.loaderData.profile;
  const isFollowers = sideOf(args.location.pathname) === 'seguidores';
  const title = isFollowers ? `Seguidores de ${displayName}` : `Quem ${displayName} segue`;
  return pageMeta({ title, hidden: true }, args);
}

export default function FollowListPage({ loaderData: { profile, people } }: Route.ComponentProps) {
  const side = sideOf(useLocation().pathname);
  const { username, displayName } = profile;
  const closed = profile.private && !profile.own && profile.following !== 'yes';
  const followers = useFollowers(profile);
  const tab = (list: Side, label: string, count: number) => ({
    ...{ label, count, to: `/perfil/${username}/${list}`, current: list === side },
  });
  return (
    <>
      <SmallHeading to={`/perfil/${username}`} title={displayName} detail={`@${username}`} />
      {closed ? (
        <PrivateProfile profile={profile} />
      ) : (
        <>
          <Tabs
            label={`Pessoas ao redor de ${displayName}`}
            spread
            items={[
              tab('seguidores', 'Seguidores', followers),
              tab('seguindo', 'Seguindo', profile.followed),
            ]}
          />
          <FollowList key={side} {...{ profile, people, side }} />
        </>
      )}
    </>
  );
}

interface FollowListProps {
  profile: Route.ComponentProps['loaderData']['profile'];
  people: Page<ProfileCard>;
  side: Side;
}

function FollowList({ profile, people, side }: FollowListProps) {
  const { username, own } = profile;
  return (
    <PeopleRows
      name={`${side} ${username}`}
      first={people}
      load={(cursor) => quietCall(routeOf[side], { username, cursor })}
      removable={own && side === 'seguidores'}
      empty={<EmptyState art="lanes">{nobody(profile, side)}</EmptyState>}
    />
  );
}

function nobody({ own, displayName }: FollowListProps['profile'], side: Side): string {
  if (side === 'seguidores') {
    return own ? 'Ninguém segue você ainda.' : `Ninguém segue ${displayName} ainda.`;
  }
  return own ? 'Você não segue ninguém ainda.' : `${displayName} não segue ninguém ainda.`;
}

function sideOf(pathname: string): Side {
  return pathname.replace(/\/$/, '').endsWith('/seguindo') ? 'seguindo' : 'seguidores';
}
