import type { Icon } from '../ui/create-icon.tsx';
import { Bell } from '../ui/icons/bell.tsx';
import { Bookmark } from '../ui/icons/bookmark.tsx';
import { Compass } from '../ui/icons/compass.tsx';
import { House } from '../ui/icons/house.tsx';
import { Medal } from '../ui/icons/medal.tsx';
import { MessageCircle } from '../ui/icons/message-circle.tsx';
import { Radio } from '../ui/icons/radio.tsx';
import { SquarePlay } from '../ui/icons/square-play.tsx';
import { TrendingUp } from '../ui/icons/trending-up.tsx';
import { User } from '../ui/icons/user.tsx';
import { Users } from '../ui/icons/users.tsx';
import { Zap } from '../ui/icons/zap.tsx';

export interface MenuEntry {
  label: string;
  to: string;
  Icon: Icon;
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

/** Entries for members only. */
export const memberEntries: MenuEntry[] = [
  { label: 'Notificações', to: '/notificacoes', Icon: Bell },
  { label: 'Mensagens', to: '/chat', Icon: MessageCircle },
  { label: 'Salvos', to: '/salvos', Icon: Bookmark },
];
