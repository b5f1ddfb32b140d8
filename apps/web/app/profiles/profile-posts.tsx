import { listProfilePosts, type Post } from '@arquiba/contract/posts';
import type { Profile } from '@arquiba/contract/profiles';
import { quietCall } from '../api-call.ts';
import { PostList } from '../posts/public/post-list.tsx';
import { usePostPages } from '../posts/public/use-post-pages.ts';
import { composerPath } from '../shell/composer-path.ts';
import { useAccount } from '../shell/use-site.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Page } from '../ui/pages.ts';

interface ProfilePostsProps {
  profile: Profile;
  kind: 'all' | 'video';
  first: Page<Post>;
}

/** Someone's posts, or those with a video. */
export function ProfilePosts({ profile, kind, first }: ProfilePostsProps) {
  const { username } = profile;
  const pages = usePostPages(`profile ${username} ${kind}`, first, (cursor) =>
    quietCall(listProfilePosts, { username, kind, cursor }),
  );
  return <PostList ofOneAuthor pages={pages} empty={<NoPosts profile={profile} kind={kind} />} />;
}

function NoPosts({ profile, kind }: Omit<ProfilePostsProps, 'first'>) {
  const account = useAccount();
  const what = kind === 'video' ? 'nenhum vídeo' : 'nada';
  if (!profile.own) {
    return (
      <EmptyState art={kind === 'video' ? 'court' : 'pitch'}>
        {profile.displayName} não publicou {what} ainda.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      art={kind === 'video' ? 'court' : 'pitch'}
      action={<LinkButton to={composerPath(account)}>Publicar</LinkButton>}
    >
      Você não publicou {what} ainda.
    </EmptyState>
  );
}
