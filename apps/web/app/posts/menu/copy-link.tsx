import Link2 from 'lucide-react/icons/link-2';
import { copyAddress } from '../../shell/copy-address.ts';
import type { MenuOffer } from './menu-subject.ts';

export const copyLink: MenuOffer = ({ post }) => ({
  label: 'Copiar link',
  icon: <Link2 />,
  onSelect: () => void copyAddress(`/post/${post.id}`),
});
