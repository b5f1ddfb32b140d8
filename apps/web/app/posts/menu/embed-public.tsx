import { showDialog } from '../../dialogs/shown-dialog.tsx';
import { CodeXml } from '../../ui/icons/code-xml.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { MenuOffer } from './menu-subject.ts';

const EmbedDialog = lazyPart(() => import('../embed/embed-dialog.tsx'));

export const embedPublic: MenuOffer = ({ post }) =>
  post.mayShare
    ? {
        label: 'Incorporar',
        icon: <CodeXml />,
        onSelect: () => showDialog((close) => <EmbedDialog post={post} onClose={close} />),
      }
    : null;
