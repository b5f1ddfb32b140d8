import { Link, useLocation } from 'react-router';
import { unreadWords, useUnreadCount } from '../chat/public/unread-count.ts';
import { useUnseenCount } from '../notifications/public/unseen-count.ts';
import { signOut } from '../sessions/public/sign-out.ts';
import { Wordmark } from '../ui/brand-mark.tsx';
import { CountBadge, shortCount } from '../ui/count-badge.tsx';
import { Drawer } from '../ui/drawer.tsx';
import type { Face } from '../ui/face.ts';
import { Bell } from '../ui/icons/bell.tsx';
import { Bookmark } from '../ui/icons/bookmark.tsx';
import { Heart } from '../ui/icons/heart.tsx';
import { LogIn } from '../ui/icons/log-in.tsx';
import { LogOut } from '../ui/icons/log-out.tsx';
import { MessageCircle } from '../ui/icons/message-circle.tsx';
import { Package } from '../ui/icons/package.tsx';
import { UserRound } from '../ui/icons/user-round.tsx';
import { useAccount } from '../viewer/use-site.ts';
import { FaceSwitch } from './face-switch.tsx';
import { menuEntries } from './menu-entries.ts';
import { MenuList } from './menu-list.tsx';
import { PublishLink } from './publish-link.tsx';
import { SmallPrint } from './small-print.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface MenuDrawerProps {
  id: string;
  face: Face;
  wanted: boolean;
}

/** The menu below 900 px, and the links that do not fit into the header. */
export default function MenuDrawer({ id, face, wanted }: MenuDrawerProps) {
  const { key } = useLocation();
  return (
    <Drawer {...{ id, wanted }} place={key} label="Menu" heading={<Wordmark face={face} />}>
      <div className="flex min-h-full flex-col gap-4">
        <FaceSwitch face={face} className="md:hidden" />
        <nav aria-label="Menu principal">
          <MenuList entries={menuEntries} />
        </nav>
        <PublishLink />
        <hr className="border-line" />
        <DrawerAccount />
        <div className="mt-auto grid gap-3 p-2">
          <ThemeSwitch />
          <SmallPrint face={face} />
        </div>
      </div>
    </Drawer>
  );
}

function DrawerAccount() {
  const account = useAccount();
  const unread = useUnreadCount();
  const unseen = useUnseenCount();
  if (!account) {
    return (
      <Link to="/entrar" className={ROW}>
        <LogIn /> Entrar
      </Link>
    );
  }
  return (
    <ul>
      <li>
        <Link
          to="/notificacoes"
          aria-label={
            unseen
              ? `Notificações, ${shortCount(unseen)} ${unseen === 1 ? 'nova' : 'novas'}`
              : undefined
          }
          className={ROW}
        >
          <Bell /> Notificações
          <CountBadge count={unseen} className="ml-auto" />
        </Link>
      </li>
      <li>
        <Link to="/chat" className={ROW}>
          <MessageCircle /> Mensagens
          <span className="sr-only">{unreadWords('', unread)}</span>
          <CountBadge count={unread} className="ml-auto" />
        </Link>
      </li>
      <li>
        <Link to="/salvos" className={ROW}>
          <Bookmark /> Salvos
        </Link>
      </li>
      <li>
        <Link to="/minha-conta/meus-dados" className={ROW}>
          <UserRound /> Minha conta
        </Link>
      </li>
      <li>
        <Link to="/minha-conta/favoritos" className={ROW}>
          <Heart /> Favoritos
        </Link>
      </li>
      <li>
        <Link to="/minha-conta/pedidos" className={ROW}>
          <Package /> Meus pedidos
        </Link>
      </li>
      <li>
        <button type="button" className={ROW} onClick={signOut}>
          <LogOut /> Sair
        </button>
      </li>
    </ul>
  );
}

const ROW =
  'flex h-11.5 w-full items-center gap-3.5 rounded-md px-4 font-semibold text-ink no-underline transition hover:bg-accent-soft [&_.lucide]:size-[1.375rem]';
