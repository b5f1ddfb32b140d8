import type { Post } from '@arquiba/contract/posts';
import Link2 from 'lucide-react/icons/link-2';
import Trash2 from 'lucide-react/icons/trash-2';
import { copyAddress } from '../shell/copy-address.ts';
import { Menu } from '../ui/menu.tsx';

export function PostMenu({ post }: { post: Pick<Post, 'id' | 'own' | 'author'> }) {
  const copy = {
    label: 'Copiar link',
    icon: <Link2 />,
    onSelect: () => void copyAddress(`/post/${post.id}`),
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
      items={post.own ? [copy, remove] : [copy]}
    />
  );
}

/** Fetched at need: few visits delete something. */
async function deleteAtNeed(id: string): Promise<void> {
  const { deleteWithUndo } = await import('./delete-with-undo.ts');
  deleteWithUndo(id);
}
