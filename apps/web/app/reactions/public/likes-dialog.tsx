import { listLikes } from '@arquiba/contract/reactions';
import { quietCall } from '../../api-call.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PeopleList } from './people-list.tsx';

/** The people who like a post. */
export function LikesDialog({ postId, onClose }: { postId: string; onClose(): void }) {
  return (
    <Dialog open onClose={onClose} title="Curtidas">
      <PeopleList
        key={postId}
        read={(cursor) => quietCall(listLikes, { id: postId, cursor })}
        empty="Ninguém curtiu ainda. A primeira pode ser a sua."
        failed="Não foi possível carregar as curtidas."
      />
    </Dialog>
  );
}
