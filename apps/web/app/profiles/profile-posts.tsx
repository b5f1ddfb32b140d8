import { listProfilePosts, type Post } from '@arquiba/contract/posts';
import type { Profile } from '@arquiba/contract/profiles';
import type { ComponentProps } from 'react';
import { quietCall } from '../api-call.ts';
import { PostList } from '../posts/public/post-list.tsx';
import { usePostPages } from '../posts/public/use-post-pages.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { Page } from '../ui/pages.ts';
import { composerPath } from '../viewer/composer-path.ts';
import { useAccount } from '../viewer/use-site.ts';

const ProfileReels = lazyPart(() => import('../reels/public/profile-reels.tsx'), {
  preload: true,
});

type Kind = 'all' | 'video' | 'tagged';

interface ProfilePostsProps {
  profile: Profile;
  kind: Kind;
  first: Page<Post>;
}

/** The posts of a person, those with a video, or posts of others in which the person is tagged. */
export function ProfilePosts(props: ProfilePostsProps) {
  const { profile, kind, first } = props;
  if (kind === 'video' && first.items.length > 0) {
    return <ProfileReels username={profile.username} first={first} />;
  }
  return <ListedPosts {...props} />;
}

function ListedPosts({ profile, kind, first }: ProfilePostsProps) {
  const { username } = profile;
  const pages = usePostPages(`profile ${username} ${kind}`, first, (cursor) =>
    quietCall(listProfilePosts, { username, kind, cursor }),
  );
  const empty = <NoPosts profile={profile} kind={kind} />;
  return <PostList ofOneAuthor={kind !== 'tagged'} pages={pages} empty={empty} />;
}

const WORDS: Record<Kind, { art: ComponentProps<typeof EmptyState>['art']; nothing: string }> = {
  all: { art: 'pitch', nothing: 'não publicou nada ainda' },
  video: { art: 'court', nothing: 'não publicou nenhum vídeo ainda' },
  tagged: { art: 'net', nothing: 'não foi marcado em publicações ainda' },
};

function NoPosts({ profile, kind }: Omit<ProfilePostsProps, 'first'>) {
  const account = useAccount();
  const { art, nothing } = WORDS[kind];
  const { own, displayName } = profile;
  if (kind === 'tagged' && !own) {
    return <EmptyState art={art}>Ninguém marcou {displayName} em publicações ainda.</EmptyState>;
  }
  const publish = own && kind !== 'tagged' && (
    <LinkButton to={composerPath(account)}>Publicar</LinkButton>
  );
  return (
    <EmptyState art={art} action={publish}>
      {own ? 'Você' : displayName} {nothing}.
    </EmptyState>
  );
}
