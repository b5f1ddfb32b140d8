import { brand } from '@arquiba/contract/brand';
import { Link } from 'react-router';
import { Wordmark } from '../ui/brand-mark.tsx';
import type { Face } from '../ui/face.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useAccount } from '../viewer/use-site.ts';
import { AccountLinks } from './account-links.tsx';
import { FaceSwitch } from './face-switch.tsx';
import { MenuButton } from './menu-button.tsx';

const CategoryLinks = lazyPart(() => import('./category-links.tsx'), { preload: true });
const HeaderNews = lazyPart(() => import('./header-news.tsx'), { preload: true });

export function Header({ face }: { face: Face }) {
  const account = useAccount();
  const home = face === 'aro' ? { to: '/loja', ...brand.shop } : { to: '/', ...brand.network };
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex h-14 max-w-[1288px] items-center gap-1 px-2 lg:h-16 lg:gap-6 lg:px-6">
        <MenuButton face={face} />
        <Link
          to={home.to}
          aria-label={`${home.name}, início`}
          className="flex h-11 items-center text-ink no-underline"
        >
          <Wordmark face={face} />
        </Link>
        <FaceSwitch face={face} className="max-md:hidden md:ml-4 lg:ml-0" />
        {face === 'aro' && <CategoryLinks />}
        <div className="ml-auto flex items-center lg:gap-2">
          {account && <HeaderNews />}
          <AccountLinks account={account} />
        </div>
      </div>
    </header>
  );
}
