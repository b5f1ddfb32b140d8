import History from 'lucide-react/icons/history';
import type { MenuOffer } from './menu-subject.ts';
import { showEdits } from './show-edits.tsx';

export const seeEdits: MenuOffer = ({ post }) =>
  post.editedAt
    ? { label: 'Ver edições', icon: <History />, onSelect: () => showEdits(post) }
    : null;
