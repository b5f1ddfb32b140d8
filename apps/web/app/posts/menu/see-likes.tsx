import { showDialog } from '../../dialogs/shown-dialog.tsx';
import { LikesDialog } from '../../reactions/public/likes-dialog.tsx';
import { Heart } from '../../ui/icons/heart.tsx';
import type { MenuOffer } from './menu-subject.ts';

export const seeLikes: MenuOffer = ({ post }) => ({
  label: 'Ver quem curtiu',
  icon: <Heart />,
  onSelect: () => showDialog((close) => <LikesDialog postId={post.id} onClose={close} />),
});
