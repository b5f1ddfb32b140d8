import { type Comment, hideComment, showComment } from '@arquiba/contract/comments';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Link2 from 'lucide-react/icons/link-2';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { call } from '../api-call.ts';
import { copyAddress } from '../shell/copy-address.ts';
import { Menu } from '../ui/menu.tsx';
import { commentAnchor } from './comment-anchor.ts';

interface CommentMenuProps {
  comment: Comment;
  onEdit(): void;
  onChanged(comment: Comment): void;
}

export function CommentMenu({ comment, onEdit, onChanged }: CommentMenuProps) {
  const { id, postId, hidden, author } = comment;

  async function turn() {
    // Where it fails, the toast has said why.
    const changed = call(hidden ? showComment : hideComment, { id });
    await changed.then(onChanged, () => undefined);
  }

  const copy = {
    label: 'Copiar link',
    icon: <Link2 />,
    onSelect: () => void copyAddress(`/post/${postId}#${commentAnchor(id)}`),
  };
  const edit = { label: 'Editar', icon: <Pencil />, onSelect: onEdit };
  const hide = {
    label: hidden ? 'Mostrar a todos' : 'Ocultar',
    icon: hidden ? <Eye /> : <EyeOff />,
    onSelect: () => void turn(),
  };
  const remove = {
    label: 'Apagar',
    icon: <Trash2 />,
    danger: true,
    onSelect: () => void deleteAtNeed(id),
  };
  return (
    <Menu
      name={`Mais opções do comentário de ${author.displayName}`}
      items={[
        copy,
        ...(comment.mayEdit ? [edit] : []),
        ...(comment.mayHide ? [hide] : []),
        ...(comment.mayDelete ? [remove] : []),
      ]}
    />
  );
}

/** Fetched at need: few visits delete something. */
async function deleteAtNeed(id: string): Promise<void> {
  const { deleteWithUndo } = await import('./delete-with-undo.ts');
  deleteWithUndo(id);
}
