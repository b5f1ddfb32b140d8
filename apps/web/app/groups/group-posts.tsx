import { listGroupPosts } from '@arquiba/contract/group-posts';
import type { Group } from '@arquiba/contract/groups';
import type { Post } from '@arquiba/contract/posts';
import { useState } from 'react';
import { quietCall } from '../api-call.ts';
import { ComposerButton } from '../posts/public/composer-button.tsx';
import { OptimisticPost } from '../posts/public/optimistic-post.tsx';
import { PostList } from '../posts/public/post-list.tsx';
import { usePostPages } from '../posts/public/use-post-pages.ts';
import type { Page } from '../ui/pages.ts';
import { EmptyTab } from './empty-tab.tsx';
import { useMembership } from './memberships.ts';

interface GroupPostsProps {
  group: Group;
  kind: 'all' | 'polls';
  first: Page<Post>;
}

/** The posts of a group, or its polls; members write here. */
export function GroupPosts({ group, kind, first }: GroupPostsProps) {
  const { slug } = group;
  const asks = kind === 'polls';
  const { joined } = useMembership(group);
  const [optimistic, setOptimistic] = useState<Post | null>(null);
  const pages = usePostPages(`group ${slug} ${kind}`, first, (cursor) =>
    quietCall(listGroupPosts, { slug, kind, cursor }),
  );
  const belongs = (post: Post) => post.group?.slug === slug && (!asks || post.poll !== null);
  return (
    <div className="grid grid-cols-1 gap-2 sm:gap-4 sm:pt-4">
      {joined && (
        <ComposerButton
          label={asks ? 'Faça uma enquete para o grupo' : 'Escreva para o grupo'}
          start={{ group: { slug, name: group.name }, asks }}
          onOptimistic={setOptimistic}
          onPublished={(post) => {
            if (belongs(post)) pages.change((items) => [post, ...items]);
          }}
        />
      )}
      <PostList
        pages={pages}
        inGroup
        lead={optimistic && <OptimisticPost post={optimistic} />}
        empty={<EmptyTab tab={asks ? 'enquetes' : 'postagens'} />}
      />
    </div>
  );
}
