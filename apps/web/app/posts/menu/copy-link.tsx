import { copyAddress } from '../../copying/copy-address.ts';
import { Link2 } from '../../ui/icons/link-2.tsx';
import type { MenuOffer } from './menu-subject.ts';

export const copyLink: MenuOffer = ({ post }) => ({
  label: 'Copiar link',
  icon: <Link2 />,
  onSelect: () => void copyAddress(`/post/${post.id}`),
});
