import { showDialog } from '../../dialogs/shown-dialog.tsx';
import { Captions } from '../../ui/icons/captions.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { MenuOffer } from './menu-subject.ts';

const CaptionsDialog = lazyPart(() => import('../captions-dialog.tsx'));

export const captionOwn: MenuOffer = ({ post }) =>
  post.own && post.media.some(({ mime }) => mime.startsWith('video/'))
    ? {
        label: 'Legendas do vídeo',
        icon: <Captions />,
        onSelect: () => showDialog((close) => <CaptionsDialog post={post} onClose={close} />),
      }
    : null;
