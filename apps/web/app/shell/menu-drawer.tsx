import { Link, useLocation } from 'react-router';
import { SHOP_START, shopCategories } from '../catalog/public/shop-categories.ts';
import { unreadWords, useUnreadCount } from '../chat/public/unread-count.ts';
import { useUnseenCount } from '../notifications/public/unseen-count.ts';
import { signOut } from '../sessions/public/sign-out.ts';
import { Wordmark } from '../ui/brand-mark.tsx';
import { CountBadge, shortCount } from '../ui/count-badge.tsx';
import { Drawer } from '../ui/drawer.tsx';
import type { Face } from '../ui/face.ts';
import { Bell } from '../ui/icons/bell.tsx';
import { Bookmark } from '../ui/icons/bookmark.tsx';
import { CircleQuestionMark } from '../ui/icons/circle-question-mark.tsx';
import { Eye } from '../ui/icons/eye.tsx';
import { Glasses } from '../ui/icons/glasses.tsx';
import { Heart } from '../ui/icons/heart.tsx';
import { House } from '../ui/icons/house.tsx';
import { LogIn } from '../ui/icons/log-in.tsx';
import { LogOut } from '../ui/icons/log-out.tsx';
import { Megaphone } from '../ui/icons/megaphone.tsx';
import { MessageCircle } from '../ui/icons/message-circle.tsx';
import { MessagesSquare } from '../ui/icons/messages-square.tsx';
import { Package } from '../ui/icons/package.tsx';
import { Smile } from '../ui/icons/smile.tsx';
import { Star } from '../ui/icons/star.tsx';
import { SunMoon } from '../ui/icons/sun-moon.tsx';
import { UserRound } from '../ui/icons/user-round.tsx';
import { Zap } from '../ui/icons/zap.tsx';
import { MemberLink } from '../viewer/member-link.tsx';
import { useAccount } from '../viewer/use-site.ts';
import { FaceSwitch } from './face-switch.tsx';
import { type MenuEntry, menuEntries } from './menu-entries.ts';
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
        {face === 'aro' && (
          <>
            <ShopLinks />
            <hr className="border-line" />
          </>
        )}
        <nav aria-label="Menu principal">
          <MenuList entries={menuEntries} />
        </nav>
        <PublishLink />
        <hr className="border-line" />
        <DrawerAccount face={face} />
        <div className="mt-auto grid gap-3 p-2">
          <ThemeSwitch />
          <SmallPrint face={face} />
        </div>
      </div>
    </Drawer>
  );
}

function ShopLinks() {
  return (
    <nav aria-label="Loja">
      <ul>
        <DrawerLinks entries={SHOP_LINKS} />
      </ul>
    </nav>
  );
}

function DrawerLinks({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.map(({ label, to, Icon }) => (
    <li key={to}>
      <MemberLink to={to} className={ROW}>
        <Icon /> {label}
      </MemberLink>
    </li>
  ));
}

function DrawerAccount({ face }: { face: Face }) {
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
      {face === 'rede' && <DrawerLinks entries={OWN_LINKS} />}
      <li>
        <button type="button" className={ROW} onClick={signOut}>
          <LogOut /> Sair
        </button>
      </li>
    </ul>
  );
}

const OWN_LINKS: MenuEntry[] = [
  { label: 'Favoritos', to: '/minha-conta/favoritos', Icon: Heart },
  { label: 'Meus pedidos', to: '/minha-conta/pedidos', Icon: Package },
];

/** In the order of the categories. */
const CATEGORY_ICONS = [SunMoon, Eye, Zap, Smile, Megaphone];

const SHOP_LINKS: MenuEntry[] = [
  { label: 'Início da loja', to: SHOP_START, Icon: House },
  { label: 'Todos os óculos', to: '/oculos', Icon: Glasses },
  ...shopCategories.map(({ name, path }, at) => ({
    ...{ label: name, to: path },
    Icon: CATEGORY_ICONS[at] ?? Glasses,
  })),
  { label: 'Mais vendidos', to: '/oculos?ordem=mais-vendidos', Icon: Star },
  ...OWN_LINKS,
  { label: 'Ajuda', to: '/ajuda', Icon: CircleQuestionMark },
  { label: 'Atendimento', to: '/atendimento', Icon: MessagesSquare },
];

const ROW =
  'flex h-11.5 w-full items-center gap-3.5 rounded-md px-4 font-semibold text-ink no-underline transition hover:bg-accent-soft [&_.lucide]:size-[1.375rem]';
