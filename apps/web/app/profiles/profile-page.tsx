import { brand } from '@arquiba/contract/brand';
import { type EventItem, listEvents } from '@arquiba/contract/events';
import { getMomentRing, listMomentsOf } from '@arquiba/contract/moments';
import { listProfilePosts } from '@arquiba/contract/posts';
import { getProfile } from '@arquiba/contract/profiles';
import { redirect, useLocation } from 'react-router';
import { RequestsLink } from '../follows/public/requests-link.tsx';
import { loadListPage } from '../list-page.ts';
import { isNotFound, notFound, pageCall } from '../loader.ts';
import { accountContext, callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { BlockedProfile } from '../safety/public/blocked-profile.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { signInPath } from '../viewer/return-path.ts';
import type { Route } from './+types/profile-page';
import { GuardedNotice, PrivateProfile } from './private-profile.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfilePosts } from './profile-posts.tsx';
import { profileTabs, readTab, tabPath } from './profile-tabs.ts';
import { useFollowUpdates } from './use-follow-updates.ts';

// Few profiles have any.
const ProfileEvents = lazyPart(
  async () => ({ default: (await import('../events/public/profile-events.tsx')).ProfileEvents }),
  { preload: true },
);

const ProfileMoments = lazyPart(() => import('../moments/public/profile-moments.tsx'), {
  preload: true,
});

const LONGEST_NAME = 60;
const MOST_EVENTS = 3;

/** Without a username: the viewer's own profile; for visitors, that of the network. */
export async function loader(args: Route.LoaderArgs) {
  const username = args.params.username ?? args.context.get(accountContext)?.username;
  if (username) {
    const loaded = await loadProfile(args, username);
    const now = loaded.profile.username;
    // The person has changed the username.
    if (username.toLowerCase() !== now) throw redirect(`/perfil/${now}${args.url.search}`);
    return loaded;
  }
  try {
    return await loadProfile(args, brand.network.username);
  } catch (answer) {
    // A new installation has no profile of the network yet: redirect to sign-in.
    throw isNotFound(answer) ? redirect(signInPath(args.url)) : answer;
  }
}

async function loadProfile(args: Route.LoaderArgs, username: string) {
  if (username.length > LONGEST_NAME) throw notFound();
  const kind = readTab(args.url.searchParams.get('aba')).posts;
  const [profile, posts, events, moments, ring] = await Promise.all([
    pageCall(args)(getProfile, { username }),
    kind &&
      loadListPage(args, (call, place) => call(listProfilePosts, { username, kind, ...place })),
    kind === 'all' && !args.url.searchParams.has('cursor') ? loadEvents(args, username) : [],
    kind ? null : pageCall(args)(listMomentsOf, { username }),
    loadRing(args, username),
  ]);
  return { profile, posts, events, moments, ring };
}

/** The page works without them. */
async function loadEvents({ context }: Route.LoaderArgs, organiser: string): Promise<EventItem[]> {
  const input = { organiser, once: 'true', limit: MOST_EVENTS } as const;
  try {
    return (await context.get(callContext)(listEvents, input)).items;
  } catch {
    return [];
  }
}

/** The page works without it. */
async function loadRing({ context }: Route.LoaderArgs, username: string) {
  try {
    return (await context.get(callContext)(getMomentRing, { username })).ring;
  } catch {
    return null;
  }
}

export function meta(args: Route.MetaArgs) {
  const profile = args.loaderData?.profile;
  if (!profile) return [];
  const { displayName, username, bio, category, city } = profile;
  const page = pageMeta(
    {
      title: `${displayName} (@${username})`,
      description: bio || `${category}${city && ` · ${city}`} na ${brand.network.name}`,
      canonicalPath: `/perfil/${username}`,
      card: `profiles/${username}`,
      hidden: profile.private,
    },
    args,
  );
  if (profile.private) return page;
  const feed = { rel: 'alternate', type: 'application/rss+xml', title: `${displayName} (RSS)` };
  return [...page, { tagName: 'link', ...feed, href: `/perfil/${username}/rss` }];
}

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { profile, posts, events, moments, ring } = loaderData;
  const { pathname, search } = useLocation();
  useFollowUpdates();
  const current = readTab(new URLSearchParams(search).get('aba'));
  const tabs = profileTabs.map((tab) => ({
    label: tab.label,
    to: tabPath(pathname, tab),
    current: tab === current,
  }));
  const kind = current.posts;
  if (profile.blocked) {
    return (
      <>
        <ProfileHeader profile={profile} />
        <BlockedProfile person={profile} />
      </>
    );
  }
  if (profile.private && !profile.own && profile.following !== 'yes') {
    return (
      <>
        <ProfileHeader profile={profile} />
        <PrivateProfile profile={profile} />
      </>
    );
  }
  return (
    <>
      <ProfileHeader profile={profile} ring={ring} />
      {profile.own && !profile.followable && <GuardedNotice />}
      {profile.own && profile.private && profile.followable && (
        <div className="sm:mb-4">
          <RequestsLink count={profile.followRequests ?? 0} />
        </div>
      )}
      <Tabs label={`Partes do perfil de ${profile.displayName}`} items={tabs} spread />
      <div className="pt-2 sm:pt-4">
        {events.length > 0 && <ProfileEvents username={profile.username} events={events} />}
        {kind && posts ? (
          <ProfilePosts
            key={`${profile.username} ${kind}`}
            profile={profile}
            kind={kind}
            first={posts}
          />
        ) : (
          moments && <ProfileMoments displayName={profile.displayName} moments={moments} />
        )}
      </div>
    </>
  );
}
