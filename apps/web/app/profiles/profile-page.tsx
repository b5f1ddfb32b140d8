import { brand } from '@arquiba/contract/brand';
import { getProfile } from '@arquiba/contract/profiles';
import { FollowButton } from '../follows/public/follow-button.tsx';
import { pageCall } from '../loader.ts';
import { accountContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { PageHeading } from '../shell/page-heading.tsx';
import type { Route } from './+types/profile-page';

/** Without a name: one's own profile, and the network's for a visitor. */
export async function loader(args: Route.LoaderArgs) {
  const own = args.context.get(accountContext)?.username ?? brand.network.username;
  const username = args.params.username ?? own;
  return { profile: await pageCall(args)(getProfile, { username }) };
}

export function meta(args: Route.MetaArgs) {
  const profile = args.loaderData?.profile;
  if (!profile) return [];
  const { displayName, username, bio } = profile;
  return pageMeta(
    {
      title: `${displayName} (@${username})`,
      canonicalPath: `/perfil/${username}`,
      ...(bio && { description: bio }),
    },
    args,
  );
}

export default function ProfilePage({ loaderData: { profile } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={profile.displayName}>
        <FollowButton key={profile.username} {...profile} />
      </PageHeading>
      <p className="px-4 text-muted md:px-0">@{profile.username}</p>
      <p className="px-4 py-3 md:px-0">{profile.bio}</p>
    </>
  );
}
