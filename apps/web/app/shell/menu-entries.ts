import type { LucideIcon } from 'lucide-react';
import Bookmark from 'lucide-react/icons/bookmark';
import Compass from 'lucide-react/icons/compass';
import House from 'lucide-react/icons/house';
import Medal from 'lucide-react/icons/medal';
import Radio from 'lucide-react/icons/radio';
import SquarePlay from 'lucide-react/icons/square-play';
import TrendingUp from 'lucide-react/icons/trending-up';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import Zap from 'lucide-react/icons/zap';

export interface MenuEntry {
  label: string;
  to: string;
  Icon: LucideIcon;
}

/** The nine entries of the network's menu, in their order. */
export const menuEntries: MenuEntry[] = [
  { label: 'Feed', to: '/', Icon: House },
  { label: 'Perfil', to: '/perfil', Icon: User },
  { label: 'Explorar', to: '/explorar', Icon: Compass },
  { label: 'Trending', to: '/trending', Icon: TrendingUp },
  { label: 'Moments', to: '/moments', Icon: Zap },
  { label: 'Conquistas', to: '/conquistas', Icon: Medal },
  { label: 'Grupos', to: '/grupos', Icon: Users },
  { label: 'Virals', to: '/virals', Icon: SquarePlay },
  { label: 'Lives', to: '/lives', Icon: Radio },
];

/** What only a member has, beside those nine. */
export const memberEntries: MenuEntry[] = [{ label: 'Salvos', to: '/salvos', Icon: Bookmark }];
