import type { Post } from '@arquiba/contract/posts';
import History from 'lucide-react/icons/history';
import Link2 from 'lucide-react/icons/link-2';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { copyAddress } from '../shell/copy-address.ts';
import { Menu } from '../ui/menu.tsx';
import { showPostDialog } from './post-dialogs.ts';

export function PostMenu({ post }: { post: Post }) {
  const copy = {
    label: 'Copiar link',
    icon: <Link2 />,
    onSelect: () => void copyAddress(`/post/${post.id}`),
  };
  const edit = { label: 'Editar', icon: <Pencil />, onSelect: () => showPostDialog('edit', post) };
  const history = {
    label: 'Ver edições',
    icon: <History />,
    onSelect: () => showPostDialog('history', post),
  };
  const remove = {
    label: 'Apagar',
    icon: <Trash2 />,
    danger: true,
    onSelect: () => void deleteAtNeed(post.id),
  };
  return (
    <Menu
      name={`Mais opções da publicação de ${post.author.displayName}`}
      items={[copy, ...(post.editedAt ? [history] : []), ...(post.own ? [edit, remove] : [])]}
    />
  );
}

/** Fetched at need: few visits delete something. */
async function deleteAtNeed(id: string): Promise<void> {
  const { deleteWithUndo } = await import('./delete-with-undo.ts');
  deleteWithUndo(id);
}
