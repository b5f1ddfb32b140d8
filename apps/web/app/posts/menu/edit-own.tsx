import { showDialog } from '../../dialogs/shown-dialog.tsx';
import { Pencil } from '../../ui/icons/pencil.tsx';
import { late } from '../../ui/late.tsx';
import type { MenuOffer } from './menu-subject.ts';

const EditDialog = late(() => import('../edit-dialog.tsx'));

export const editOwn: MenuOffer = ({ post }) =>
  post.own
    ? {
        label: 'Editar',
        icon: <Pencil />,
        onSelect: () => showDialog((close) => <EditDialog post={post} onClose={close} />),
      }
    : null;
