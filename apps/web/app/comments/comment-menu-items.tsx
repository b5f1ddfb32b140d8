import { type Comment, hideComment, showComment } from '@arquiba/contract/comments';
import { call } from '../api-call.ts';
import { copyAddress } from '../copying/copy-address.ts';
import { personSafetyItems } from '../safety/public/safety-items.tsx';
import { Eye } from '../ui/icons/eye.tsx';
import { EyeOff } from '../ui/icons/eye-off.tsx';
import { Link2 } from '../ui/icons/link-2.tsx';
import { Pencil } from '../ui/icons/pencil.tsx';
import { Trash } from '../ui/icons/trash.tsx';
import type { MenuItem } from '../ui/menu.tsx';
import { commentAnchor } from './comment-anchor.ts';
import { deleteWithUndo } from './delete-with-undo.ts';

interface MenuSubject {
  comment: Comment;
  signedIn: boolean;
  onEdit(): void;
  onChanged(comment: Comment): void;
}

export function commentMenuItems({
  comment,
  signedIn,
  onEdit,
  onChanged,
}: MenuSubject): MenuItem[] {
  const { id, postId, hidden, author, own, mayEdit, mayHide, mayDelete } = comment;

  async function turn() {
    // If it fails, the error is shown in a toast.
    const changed = call(hidden ? showComment : hideComment, { id });
    await changed.then(onChanged, () => undefined);
  }

  const items: (MenuItem | false)[] = [
    {
      label: 'Copiar link',
      icon: <Link2 />,
      onSelect: () => void copyAddress(`/post/${postId}#${commentAnchor(id)}`),
    },
    mayEdit && { label: 'Editar', icon: <Pencil />, onSelect: onEdit },
    mayHide && {
      label: hidden ? 'Mostrar a todos' : 'Ocultar',
      icon: hidden ? <Eye /> : <EyeOff />,
      onSelect: () => void turn(),
    },
    mayDelete && {
      label: 'Apagar',
      icon: <Trash />,
      danger: true,
      onSelect: () => deleteWithUndo(id),
    },
  ];
  const report = { act: 'report', kind: 'comment', subject: id, person: author } as const;
  return [
    ...items.filter((item) => item !== false),
    ...(signedIn && !own ? personSafetyItems(author, report) : []),
  ];
}
