import Pencil from 'lucide-react/icons/pencil';
import { lazy } from 'react';
import { showDialog } from '../../shell/shown-dialog.tsx';
import type { MenuOffer } from './menu-subject.ts';

const EditDialog = lazy(() => import('../edit-dialog.tsx'));

export const editOwn: MenuOffer = ({ post }) =>
  post.own
    ? {
        label: 'Editar',
        icon: <Pencil />,
        onSelect: () => showDialog((close) => <EditDialog post={post} onClose={close} />),
      }
    : null;
