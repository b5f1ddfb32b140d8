import { Trash } from '../../ui/icons/trash.tsx';
import { deleteWithUndo } from '../delete-with-undo.ts';
import type { MenuOffer } from './menu-subject.ts';

export const deleteOwn: MenuOffer = ({ post }) =>
  post.own
    ? {
        label: 'Apagar',
        icon: <Trash />,
        danger: true,
        onSelect: () => deleteWithUndo(post.id),
      }
    : null;
