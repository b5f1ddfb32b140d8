import { showDialog } from '../../dialogs/shown-dialog.tsx';
import { Pencil } from '../../ui/icons/pencil.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { MenuOffer } from './menu-subject.ts';

const EditDialog = lazyPart(() => import('../edit-dialog.tsx'));

export const editOwn: MenuOffer = ({ post }) =>
  post.own
    ? {
        label: 'Editar',
        icon: <Pencil />,
        onSelect: () => showDialog((close) => <EditDialog post={post} onClose={close} />),
      }
    : null;
