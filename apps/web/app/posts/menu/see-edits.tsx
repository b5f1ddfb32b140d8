import { RotateCcwClock } from '../../ui/icons/rotate-ccw-clock.tsx';
import type { MenuOffer } from './menu-subject.ts';
import { showEdits } from './show-edits.tsx';

export const seeEdits: MenuOffer = ({ post }) =>
  post.editedAt
    ? { label: 'Ver edições', icon: <RotateCcwClock />, onSelect: () => showEdits(post) }
    : null;
