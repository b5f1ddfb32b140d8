import { hideGroupPost, listGroupPosts, showGroupPost } from '@arquiba/contract/group-posts';
import type { GroupPage } from '@arquiba/contract/groups';
import type { Post } from '@arquiba/contract/posts';
import { useLocation } from 'react-router';
import { call, quietCall } from '../../api-call.ts';
import { ReasonDialog } from '../../dialogs/reason-dialog.tsx';
import { showDialog } from '../../dialogs/shown-dialog.tsx';
import { withParameter } from '../../list-page.ts';
import { notify } from '../../notices/notify.ts';
import { PostItem } from '../../posts/public/post-item.tsx';
import { usePostPages } from '../../posts/public/use-post-pages.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EndOfList } from '../../ui/end-of-list.tsx';
import type { Page } from '../../ui/pages.ts';
import { PostCardSkeleton } from '../../ui/skeletons.tsx';

/** The posts that wait for a moderator. */
export function WaitingPosts({ group, first }: { group: GroupPage; first: Page<Post> }) {
  const { slug } = group;
  const location = useLocation();
  const pages = usePostPages(`group ${slug} waiting`, first, (cursor) =>
    quietCall(listGroupPosts, { slug, kind: 'waiting', cursor }),
  );
  const decided = (id: string, said: string) => {
    pages.change((items) => items.filter((item) => item.id !== id));
    notify('success', said);
  };

  async function accept(id: string) {
    try {
      await call(showGroupPost, { id });
      decided(id, 'Publicação aprovada.');
    } catch {
      // The error was shown in a toast.
    }
  }

  const refuse = (id: string) =>
    showDialog((close) => (
      <ReasonDialog
        title="Não aprovar"
        detail="A publicação fica oculta. O motivo é mostrado a quem escreveu."
        action="Não aprovar"
        onReason={(reason) => call(hideGroupPost, { id, reason })}
        onDone={() => decided(id, 'Publicação não aprovada.')}
        onClose={close}
      />
    ));

  if (pages.items.length === 0 && pages.nextCursor === null) {
    return (
      <EmptyState art="pitch">
        {group.approvesPosts
          ? 'Nenhuma publicação espera aprovação.'
          : 'Neste grupo as publicações aparecem sem aprovação. Isso muda nas configurações.'}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid gap-4 max-sm:-mx-4">
        {pages.items.map((post) => (
          <li key={post.id}>
            <PostItem post={post} inGroup />
            <div className="mt-2 flex gap-3 max-sm:px-4">
              <Button size="sm" onClick={() => void accept(post.id)}>
                Aprovar
              </Button>
              <Button size="sm" tone="secondary" onClick={() => refuse(post.id)}>
                Não aprovar
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <EndOfList
        pages={pages}
        noun="publicações"
        next={pages.nextCursor && withParameter(location, 'cursor', pages.nextCursor)}
        skeleton={<PostCardSkeleton />}
      />
    </>
  );
}
