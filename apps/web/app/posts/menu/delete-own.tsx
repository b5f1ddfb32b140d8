import Trash2 from 'lucide-react/icons/trash-2';
import { deleteWithUndo } from '../delete-with-undo.ts';
import type { MenuOffer } from './menu-subject.ts';

export const deleteOwn: MenuOffer = ({ post }) =>
  post.own
    ? {
        label: 'Apagar',
        icon: <Trash2 />,
        danger: true,
        onSelect: () => deleteWithUndo(post.id),
      }
    : null;
